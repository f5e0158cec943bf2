import island from '@sitekit/islands/island';
import FormSheet from './FormSheet';

export default island('ContactForm', FormSheet);
