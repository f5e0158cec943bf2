export {attachDisclosure as default} from './attachDisclosure';
