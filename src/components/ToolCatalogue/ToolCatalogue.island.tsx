import {hydrateComponent} from '../../plugins/islands/browser/hydrateComponent';
import ToolCatalogue from '.';

export default hydrateComponent(ToolCatalogue);
