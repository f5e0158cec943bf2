import island from '@sitekit/islands/island';
import ConsentQuestion from './ConsentQuestion';

export default island('ConsentNotice', ConsentQuestion);
