import {hydrateComponent} from '@sitekit/islands/browser/hydrateComponent';
import ToolCatalogue from '.';

export default hydrateComponent(ToolCatalogue);
