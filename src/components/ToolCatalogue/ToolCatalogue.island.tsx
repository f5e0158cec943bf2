import {hydrateComponent} from '@sitekit/islands/hydrateComponent';
import ToolCatalogue from '.';

export default hydrateComponent(ToolCatalogue);
