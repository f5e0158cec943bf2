export {ensureBrowser} from './ensureBrowser';
export {browserArguments, findBrowser} from './findBrowser';
