/** @jest-environment node */
import analyticsPlugin, {serviceOf} from '.';
import type {AnalyticsOptions} from '.';

const plausible: AnalyticsOptions = {service: 'plausible', domain: 'example.com'};
const matomo: AnalyticsOptions = {service: 'matomo', url: 'https://stats.example.com/m', siteId: 7};
const google: AnalyticsOptions = {service: 'google-analytics', measurementId: 'G-ABC1234567'};

it('allows exactly the server of the service', () => {
  expect(serviceOf(plausible).policy.sources).toEqual({
    'script-src': ['https://plausible.io'],
    'connect-src': ['https://plausible.io'],
    'img-src': [],
  });
  expect(
    serviceOf({...plausible, url: 'http://localhost:8000'}).policy.sources['script-src'],
  ).toEqual(['http://localhost:8000']);
  expect(serviceOf(matomo).policy.sources['img-src']).toEqual(['https://stats.example.com']);
  expect(serviceOf(google).policy.needsScriptText).toBe(true);
});

const tagsOf = (options: AnalyticsOptions) =>
  JSON.stringify(analyticsPlugin({} as never, options).injectHtmlTags?.({content: undefined}));

it('puts the identifiers into the pages, and loads nothing of Google before consent', () => {
  expect(tagsOf(plausible)).toContain('"data-domain":"example.com"');
  expect(tagsOf(matomo)).toContain('"src":"https://stats.example.com/m/matomo.js"');
  expect(tagsOf(google)).toContain('G-ABC1234567');
  expect(tagsOf(google)).not.toContain('"src"');
});
