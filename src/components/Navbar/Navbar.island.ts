export {attachNavbar as default} from './attachNavbar';
