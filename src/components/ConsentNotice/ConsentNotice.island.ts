export {attachConsentNotice as default} from './attachConsentNotice';
