import island from '@sitekit/static-pages/island';
import FormSheet from './FormSheet';

export default island('ContactForm', FormSheet);
