import {defineReviewConfig} from '@sitekit/review';

export default defineReviewConfig({
  ignoredVariables: /^(BASE_URL|SITE_URL|PREVIEW_.*)$/,
});
