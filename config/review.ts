import {defineReviewConfig} from '@sitekit/review';
import {shownBy} from '../src/content/components';
import {contentFolder, recordsFolder} from '../src/content/folders';

export default defineReviewConfig({
  content: {contentFolder, recordsFolder},
  shownBy,
  numbered: {component: 'ProcessStep', name: 'step'},
  ignoredVariables: /^(BASE_URL|SITE_URL|PREVIEW_.*)$/,
});
