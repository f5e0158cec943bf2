export {browserArguments, findBrowser} from './findBrowser';
