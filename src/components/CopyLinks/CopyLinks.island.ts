export {attachCopyLinks as default} from './attachCopyLinks';
