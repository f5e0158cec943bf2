import {hydrateComponent} from '@sitekit/islands/hydrateComponent';
import Counter from '.';

export default hydrateComponent(Counter);
