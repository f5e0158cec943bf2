export {attachContactForm as default} from './attachContactForm';
