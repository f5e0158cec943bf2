import island from '@sitekit/static-pages/island';
import ConsentQuestion from './ConsentQuestion';

export default island('ConsentNotice', ConsentQuestion);
