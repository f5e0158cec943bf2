/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkContent} from '@sitekit/content-check';
import type {ContentConfig, Diagnostic} from '@sitekit/content-check';
import {parse} from 'yaml';
import * as z from 'zod';
import {REQUIRED_CONTRAST, accentInkFor, contrast, readAccent} from './accent';
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
const run = (given: Record<string, string>, helpFor?: string) =>
  rebrand(config, {fields, tokens: 'tokens.css', given, helpFor});
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
  [
    {client: ' ', 'client-url': 'contoso.example', accent: 'bleu'},
    '--client: `name` is empty. Write the name of the client.\n--client-url: This address is missing https://',
  ],
  [{client: ' ', accent: 'bleu'}, '--accent: "bleu" isn\'t a color.'],
  [
    {client: 'Forbidden'},
    /Nothing was changed\. .*\n\ncontent\/data\/site\.yaml:3:9 {2}error {2}No\./,
  ],
])('explains what is wrong with %j, and changes nothing', async (given, message) => {
  await expect(run(given)).rejects.toThrow(message);
  expect(contents()).toEqual([record, tokens]);
});

it('lists the options with their values', async () => {
  await run({client: 'Contoso'}, 'npm run rebrand --');

  expect(printed()).toContain('  npm run rebrand -- --client "…"');
  expect(printed()).toContain('--client        The name of the client (default: Example)');
  expect(printed()).toContain('(default: #2841e1)');
  expect(contents()).toEqual([record, tokens]);
});

it('says so when nothing is different', async () => {
  await run({client: 'Example', accent: '#2841e1'});

  expect(printed()).toBe('Nothing is different.');
  expect(contents()).toEqual([record, tokens]);
});

it.each(['A: B # C', 'yes', '+1202', "O'Neill, {and} sons"])(
  'writes %j so that it is read as the same text',
  async (client) => {
    await run({client});

    const text = read('content/data/site.yaml');
    expect(parse(text, {version: '1.1'})).toMatchObject({client: {name: client}});
    expect(text.replace(/name: .* #/, 'name: Example #')).toBe(record);
  },
);

it("changes nothing when a value can't be changed alone", async () => {
  writeFileSync(
    join(siteDir, 'content/data/site.yaml'),
    'client:\n  url: &x https://a.example\n  name: *x\n',
  );

  await expect(run({client: 'Contoso'})).rejects.toThrow("client → name can't be changed here.");
});

it.each(['client=site.client.logo', 'client=site', 'client=people.name', 'client'])(
  'knows no field %j',
  async (field) => {
    const options = {fields: [field], tokens: 'tokens.css', given: {}};
    await expect(rebrand(config, options)).rejects.toThrow('no record has the field');
  },
);

describe('the accent color', () => {
  const backgrounds = ['#ffffff', '#f2f5fc'];
  const bright = ['#ff0000', '#ffaa00', '#ffff00', '#00cc44', '#00b5d8', '#d500d5', '#777777'];
  const suggestion = (color: string) => {
    const read = readAccent(color);
    return 'problem' in read ? (/passes is (#\w+)/.exec(read.problem)?.[1] ?? '') : read.accent;
  };

  it.each([
    ['#2841E1', '#2841e1'],
    ['rgb(10 92 54)', '#0a5c36'],
    ['indigo', '#4b0082'],
  ])('reads %j', (text, accent) => {
    expect(readAccent(text)).toEqual({accent});
  });

  it.each(['', '#12', '2841e1', 'rgb(0 0 0 / 50%)'])("isn't %j", (text) => {
    expect(readAccent(text)).toHaveProperty('problem', expect.stringContaining("isn't a color"));
  });

  it.each(bright)('of %s becomes the lightest shade that white text can be read on', (color) => {
    const found = contrast('#ffffff', suggestion(color));

    expect(found).toBeGreaterThanOrEqual(REQUIRED_CONTRAST);
    expect(found).toBeLessThan(REQUIRED_CONTRAST + 0.2);
  });

  it.each([...bright, '#2841e1', '#000000'])('of %s has a darker shade for links', (color) => {
    const ink = accentInkFor(suggestion(color), backgrounds);

    for (const background of backgrounds) {
      expect(contrast(ink, background)).toBeGreaterThanOrEqual(REQUIRED_CONTRAST);
    }
  });
});
