import {hydrateComponent} from '../../../../browser/hydrateComponent';
import Counter from '.';

export default hydrateComponent(Counter);
