import {replayInput} from '@sitekit/islands/replayInput';
import {attachContactForm} from './attachContactForm';

export default replayInput(attachContactForm);
