export {attachToolCatalogue as default} from './attachToolCatalogue';
