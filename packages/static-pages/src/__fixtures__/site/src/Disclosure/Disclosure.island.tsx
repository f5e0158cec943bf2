import island from '../../../../islands/island';
import Disclosure from '.';

export default island('Disclosure', Disclosure);
