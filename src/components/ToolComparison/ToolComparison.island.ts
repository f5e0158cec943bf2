import {replayInput} from '@sitekit/islands/replayInput';
import {attachToolComparison} from './attachToolComparison';

export default replayInput(attachToolComparison);
