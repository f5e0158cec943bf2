/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkContent} from '@sitekit/content-check';
import type {ContentConfig, Diagnostic} from '@sitekit/content-check';
import * as z from 'zod';
import {chooseAccent, chooseValues} from './chooseBrand';
import {readFields} from './fields';
import {rebrand} from '.';

// Jest can't load the spell checker.
jest.mock('@sitekit/content-check', () => ({
  ...jest.requireActual<object>('@sitekit/content-check'),
  checkContent: jest.fn(),
}));

const record = `# The client.\nclient:\n  name: Example # short\n  url: https://a.example\n`;
const tokens = `/* --accent: red; */
:root {
  --paper: #fff;
  --mist: #f2f5fc;
  --accent: #2841e1; /* buttons */
  --accent-ink: #1c31b4;
}
@media print {
  :root {
    --accent: #000;
  }
}
`;
const config = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  records: {
    site: z.strictObject({
      client: z.strictObject({
        name: z.string().min(1).describe('The name of the client'),
        url: z.url({protocol: /^https$/}),
      }),
    }),
  },
  spelling: {words: 'words.txt', names: 'names.txt'},
} as unknown as ContentConfig;
const diagnostic: Diagnostic = {
  file: 'content/data/site.yaml',
  line: 3,
  column: 9,
  severity: 'error',
  message: 'No.',
};
const fields = ['client=site.client.name', 'client-url=site.client.url'];

let siteDir = '';
let log: jest.SpyInstance;
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const contents = () => [read('content/data/site.yaml'), read('tokens.css')];
const run = (given: Record<string, string>, help = false) =>
  rebrand(config, {fields, tokens: 'tokens.css', given, help});
const printed = () => log.mock.calls.flat().join('\n');

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'rebrand-'));
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  writeFileSync(join(siteDir, 'content/data/site.yaml'), record);
  writeFileSync(join(siteDir, 'tokens.css'), tokens);
  jest.mocked(checkContent).mockImplementation((_siteDir, _config, edited) => {
    const isForbidden = edited?.get(diagnostic.file)?.includes('Forbidden');
    return Promise.resolve({sources: [], diagnostics: isForbidden ? [diagnostic] : []});
  });
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
  log = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(siteDir, {recursive: true});
});

it('changes the fields, the accent and the color of links, and nothing else', async () => {
  await run({client: ' Contoso  Ltd ', accent: 'rgb(10 92 54)'});

  const [, ink = ''] = /--accent-ink: (#\w{6});/.exec(read('tokens.css')) ?? [];
  expect(ink).not.toBe('#1c31b4');
  expect(contents()).toEqual([
    record.replace('Example', 'Contoso Ltd'),
    tokens.replace('#2841e1', '#0a5c36').replace('#1c31b4', ink),
  ]);
  expect(printed()).toMatch(/client +Example → Contoso Ltd\n +accent +#2841e1 → #0a5c36/);
  expect(printed()).toContain('npm run build');
});

it.each([
  [
    {client: 'Contoso', accent: '#ffaa00'},
    /1\.9:1 and needs 7:1.*shade that passes is #[\da-f]{6}/,
  ],
  [{client: 'Contoso', accent: 'bleu'}, '"bleu" isn\'t a color.'],
  [{client: 'Contoso', 'client-url': 'contoso.example'}, 'This address is missing https://.'],
  [{client: ' '}, '`name` is empty. Write the name of the client.'],
  [
    {client: 'Forbidden'},
    /Nothing was changed\. .*\n\ncontent\/data\/site\.yaml:3:9 {2}error {2}No\./,
  ],
])('explains what is wrong with %j, and changes nothing', async (given, message) => {
  await expect(run(given)).rejects.toThrow(message);
  expect(contents()).toEqual([record, tokens]);
});

it.each([
  ['when nothing is given and no one can be asked', false],
  ['on request', true],
])('lists the options with their values %s', async (_when, help) => {
  await run(help ? {client: 'Contoso'} : {}, help);

  expect(printed()).toContain('--client      The name of the client (now Example)');
  expect(printed()).toContain('(now #2841e1)');
  expect(contents()).toEqual([record, tokens]);
});

it('says so when nothing is different', async () => {
  await run({client: 'Example', accent: '#2841e1'});

  expect(printed()).toBe('Nothing is different.');
  expect(contents()).toEqual([record, tokens]);
});

it('asks until each answer is right, and keeps a value when there is no answer', async () => {
  const answers = ['', 'contoso.example', 'https://contoso.example', '#ffaa00', '#814d00'];
  const problems: unknown[] = [];
  const ask = (_question: string, problem: string | undefined) => {
    problems.push(problem);
    return Promise.resolve(answers.shift() ?? '');
  };

  const values = await chooseValues(readFields(siteDir, config, fields), {}, ask);
  expect(Object.fromEntries(values)).toEqual({
    client: 'Example',
    'client-url': 'https://contoso.example',
  });
  expect(await chooseAccent('#2841e1', undefined, ask)).toBe('#814d00');
  expect(await chooseAccent('#2841e1', undefined, ask)).toBe('#2841e1');
  expect(problems).toEqual([
    undefined,
    undefined,
    expect.stringContaining('missing https://'),
    undefined,
    expect.stringContaining('The closest shade that passes is'),
    undefined,
  ]);
});

it.each(['client=site.client.logo', 'client=site', 'client=people.name', 'client'])(
  'knows no field %j',
  (field) => {
    expect(() => readFields(siteDir, config, [field])).toThrow('no record has the field');
  },
);
