/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {ContentConfig} from '@sitekit/content-check';
import {ChangeHistory} from '@sitekit/content-edit';
import * as z from 'zod';
import {REQUIRED_CONTRAST, accentInkFor, accentProblem, contrast, hexOf} from './accent';
import {rebrand} from '.';

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
const site = z.strictObject({
  client: z.strictObject({
    name: z.string().min(1).describe('The name of the client'),
    url: z.url({protocol: /^https$/}),
  }),
});
const recordFile = 'content/data/site.yaml';
const siteDir = mkdtempSync(join(tmpdir(), 'rebrand-'));
const log = jest.spyOn(console, 'log').mockImplementation();
const write = (file: string, text: string) => writeFileSync(join(siteDir, file), text);
const contents = () =>
  [recordFile, 'tokens.css'].map((file) => readFileSync(join(siteDir, file), 'utf8'));
const config = {
  ...{contentFolder: 'content', recordsFolder: 'content/data', records: {site}},
  spelling: {config: '', words: ''},
} as unknown as ContentConfig;
const run = (args: string[], brand: Record<string, string> = {}) =>
  rebrand(
    config,
    {
      brand: {client: 'site.client.name', 'client-url': 'site.client.url', ...brand},
      tokens: 'tokens.css',
    },
    args,
  );

beforeAll(() => {
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
});
beforeEach(() => {
  log.mockClear();
  write(recordFile, record);
  write('tokens.css', tokens);
});
afterAll(() => jest.restoreAllMocks());

it('changes the fields, the accent and the color of links, and nothing else', async () => {
  await run(['--client= Contoso  Ltd ', '--accent=rgb(10 92 54)']);

  const [, ink = ''] = /--accent-ink: (#\w{6});/.exec(contents()[1] ?? '') ?? [];
  expect(ink).not.toBe('#1c31b4');
  expect(contents()).toEqual([
    record.replace('Example', 'Contoso Ltd'),
    tokens.replace('#2841e1', '#0a5c36').replace('#1c31b4', ink),
  ]);
  expect(log.mock.calls.join()).toContain(`Changed ${recordFile} and tokens.css.`);
});

it.each([
  [
    ['--client=Contoso', '--accent=#ffaa00'],
    ['1.9:1 and needs 7:1', 'that passes is #'],
  ],
  [
    ['--client= ', '--client-url=contoso.example', '--accent=bleu'],
    [
      '--client: `name` is empty',
      '--client-url: ',
      'needs to start with https://',
      `"bleu" isn't a color`,
    ],
  ],
])('explains what is wrong with %j, and changes nothing', async (args, messages) => {
  const error = await run(args).catch(String);
  for (const message of messages) {
    expect(error).toContain(message);
  }
  expect(contents()).toEqual([record, tokens]);
});

it('changes nothing when nothing is different', async () => {
  await run(['--client=Example', '--accent=#2841e1']);

  expect(log).toHaveBeenCalledWith(expect.stringContaining('Changed nothing.'));
  expect(contents()).toEqual([record, tokens]);
});

it.each(['A: B # C', 'yes', '+1202', "O'Neill, {and} sons"])(
  'writes %j so that it is read as the same text',
  async (client) => {
    await run([`--client=${client}`]);

    const [text = ''] = contents();
    expect(parse(text, {version: '1.1'})).toMatchObject({client: {name: client}});
    expect(text.replace(/name: .* #/, 'name: Example #')).toBe(record);
  },
);

it('can be undone on the next “npm start”, but for the color', async () => {
  await run(['--client=Contoso', '--accent=rgb(10 92 54)']);
  const history = new ChangeHistory(siteDir, config);

  expect(history.step('undo')).toBe('Undone: Set another client with “rebrand”.');
  expect(contents()[0]).toBe(record);
  expect(contents()[1]).not.toBe(tokens);
});

it("changes nothing when a value can't be changed alone", async () => {
  write(recordFile, 'client:\n  url: &x https://a.example\n  name: *x\n');

  await expect(run(['--client=Contoso'])).rejects.toThrow(
    'This isn’t a single text. Edit the file instead.',
  );
});

it.each(['site.client.logo', 'site', 'people.name'])('knows no field %j', async (logo) => {
  await expect(run([], {logo})).rejects.toThrow(`logo: no record has the field ${logo}.`);
});

describe('the accent color', () => {
  it.each([
    ['#2841E1', '#2841e1'],
    ['rgb(10 92 54)', '#0a5c36'],
    ['indigo', '#4b0082'],
    ['2841e1', undefined],
    ['rgb(0 0 0 / 50%)', undefined],
  ])('%j is %j', (text, hex) => {
    expect(hexOf(text)).toBe(hex);
  });

  it.each(['#ff0000', '#ffaa00', '#ffff00', '#00cc44', '#00b5d8', '#d500d5', '#777777'])(
    'of %s becomes the lightest shade that can be read, and a darker one for links',
    (color) => {
      const [, suggestion = ''] = /passes is (#\w+)/.exec(accentProblem(color) ?? '') ?? [];
      const found = contrast('#ffffff', suggestion);
      expect(found).toBeGreaterThanOrEqual(REQUIRED_CONTRAST);
      expect(found).toBeLessThan(REQUIRED_CONTRAST + 0.2);

      const ink = accentInkFor(suggestion, ['#ffffff', '#f2f5fc']);
      expect(contrast('#f2f5fc', ink)).toBeGreaterThanOrEqual(REQUIRED_CONTRAST);
    },
  );
});
