import {hydrateComponent} from '../../plugins/islands/browser/hydrateComponent';
import ContactForm from '.';

export default hydrateComponent(ContactForm);
