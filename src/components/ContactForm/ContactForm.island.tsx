import {hydrateComponent} from '@sitekit/islands/browser/hydrateComponent';
import ContactForm from '.';

export default hydrateComponent(ContactForm);
