import {defineReviewConfig} from '@sitekit/review';
import {contentFolder, recordsFolder} from '../src/content/folders';

export default defineReviewConfig({
  content: {contentFolder, recordsFolder},
  shownBy: {tools: 'ToolCatalogue', comparison: 'ToolComparison'},
  numbered: {component: 'ProcessStep', name: 'step'},
  ignoredVariables: /^(BASE_URL|SITE_URL|ISLANDS|PREVIEW_.*)$/,
});
