/** @jest-environment node */
import {checkAudit} from './checkAudit';
import {readSettings} from './readSettings';

const settings = (advisories = '{}') => readSettings(`licenses: []\nadvisories: ${advisories}`);

const advisory = (id: string, severity: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: 'Prototype pollution',
  severity,
  range: '<1.2.3',
});

const report = JSON.stringify({
  vulnerabilities: {
    qs: {via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate')]},
    express: {via: ['qs']},
  },
});

it('names high and critical vulnerabilities, with what to do', () => {
  expect(checkAudit(report, settings())).toEqual([
    'qs <1.2.3 (high): Prototype pollution. Update it, or accept the finding in dependencies.yaml. https://github.com/advisories/GHSA-1',
  ]);
});

it('accepts a finding with a reason, and says when it is fixed', () => {
  const accepted = settings('{GHSA-1: Only affects servers.}');

  expect(checkAudit(report, accepted)).toEqual([]);
  expect(checkAudit('{"vulnerabilities": {}}', accepted)).toEqual([
    'GHSA-1 is fixed. Delete it from dependencies.yaml.',
  ]);
});

it.each([
  ['nothing', ''],
  ['an error', '{"message": "405 Method Not Allowed", "error": {"summary": ""}}'],
  ['no JSON', 'npm ERR! network'],
])("doesn't report anything when the registry answers %s", (_what, output) => {
  expect(checkAudit(output, settings())).toBeUndefined();
});
