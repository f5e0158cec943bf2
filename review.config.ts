import {defineReviewConfig} from '@sitekit/review';

export default defineReviewConfig({
  content: {contentFolder: 'docs-content', recordsFolder: 'docs-content/data'},
  shownBy: {tools: 'ToolCatalogue', comparison: 'ToolComparison'},
  numbered: {component: 'ProcessStep', name: 'step'},
  ignoredVariables: /^(BASE_URL|ISLANDS|PREVIEW_.*)$/,
});
