/** @jest-environment node */
import {measureLighthouse, readReport} from './lighthouse';
import type {RunLighthouse} from './lighthouse';

type Chrome = Parameters<typeof measureLighthouse>[1];

const report: Parameters<typeof readReport>[0] = {
  audits: {
    'first-contentful-paint': {score: 0.996, numericValue: 650.5},
    'largest-contentful-paint': {score: 0.99, numericValue: 751},
    'total-blocking-time': {score: 1, numericValue: 0},
    'cumulative-layout-shift': {score: 1, numericValue: 0.01},
    'color-contrast': {score: 0},
    'image-alt': {score: 1},
    'not-applicable': {score: null},
    unweighted: {score: 0},
  },
  categories: {
    performance: {
      score: 0.996,
      auditRefs: [
        {id: 'first-contentful-paint', weight: 10},
        {id: 'largest-contentful-paint', weight: 25},
      ],
    },
    accessibility: {
      score: 0.92,
      auditRefs: [
        {id: 'color-contrast', weight: 7},
        {id: 'image-alt', weight: 10},
        {id: 'not-applicable', weight: 3},
        {id: 'unweighted', weight: 0},
      ],
    },
    'best-practices': {score: 1, auditRefs: []},
  },
};

const run = (result: Awaited<ReturnType<RunLighthouse>>) =>
  measureLighthouse(() => Promise.resolve(result), {port: 1} as Chrome, 'http://localhost/');

it('reads scores, times and failed audits', () => {
  expect(readReport(report)).toEqual({
    scores: {performance: 100, accessibility: 92, 'best-practices': 100, seo: 0},
    fcp: 650.5,
    lcp: 751,
    tbt: 0,
    cls: 0.01,
    failed: ['largest-contentful-paint', 'color-contrast'],
  });
});

it('measures a page', async () => {
  expect(await run({lhr: report})).toEqual(readReport(report));
});

it.each([
  ['has no result', undefined, 'no result'],
  ['reports an error', {lhr: {...report, runtimeError: {message: 'No paint'}}}, 'No paint'],
])('fails when Lighthouse %s', async (_what, result, reason) => {
  await expect(run(result)).rejects.toThrow(
    `Lighthouse can't measure http://localhost/: ${reason}`,
  );
});
