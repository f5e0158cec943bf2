import island from '../../../../Island/island';
import Disclosure from '.';

export default island('Disclosure', Disclosure);
