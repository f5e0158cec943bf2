export {browserArguments, findBrowser} from './findBrowser';
export {launchBrowser, serveBuild} from './openBuild';
