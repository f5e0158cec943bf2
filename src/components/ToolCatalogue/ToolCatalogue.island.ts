import {replayInput} from '@sitekit/islands/replayInput';
import {attachToolCatalogue} from './attachToolCatalogue';

export default replayInput(attachToolCatalogue);
