import island from '@sitekit/static-pages/island';
import Catalogue from './Catalogue';

export default island('ToolCatalogue', Catalogue);
