import {hydrateComponent} from '@sitekit/islands/hydrateComponent';
import ContactForm from '.';

export default hydrateComponent(ContactForm);
