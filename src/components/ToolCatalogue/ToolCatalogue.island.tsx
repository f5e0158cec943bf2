import island from '@sitekit/islands/island';
import Catalogue from './Catalogue';

export default island('ToolCatalogue', Catalogue);
