/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {createTestServer} from './__fixtures__/testServer';
import type {TestServer} from './__fixtures__/testServer';
import {pageFile, pageText, recordFile, recordText} from './__fixtures__/testSite';

let test: TestServer;
beforeEach(() => {
  test = createTestServer();
});
afterEach(() => test.remove());

/** The number of the block around a field. */
const blockOf = async (fieldId: number): Promise<number> =>
  (await test.ask({action: 'open', fieldIds: [fieldId]})).blocks[0]?.id ?? 0;

describe('saving', () => {
  it('changes only what was edited, and names it', async () => {
    const {message} = await test.save(test.fieldIds.title(), 'The "best"');

    expect(test.read(pageFile)).toBe(
      pageText.replace('title="First"', 'title="The &quot;best&quot;"'),
    );
    expect(message).toBe('Changed Title of Card “First”, on Offers.');
    expect(await test.ask({action: 'history'})).toEqual({undo: message});
  });

  it.each(['\0', '\uD800'])('refuses a character that can’t be saved: %j', async (character) => {
    const fieldId = test.fieldIds.text();
    const edits = [{fieldId, value: `One${character}two`}];
    for (const request of [
      {action: 'check', edits, fieldIds: [fieldId]},
      {action: 'save', edits},
    ]) {
      await expect(test.server.answer(request)).rejects.toThrow(
        '“Text” contains a character that can’t be saved',
      );
    }
    expect(test.read(pageFile)).toBe(pageText);
  });

  it('says so when it can’t be undone later, and saves the next change', async () => {
    const store = join(test.siteDir, '.docusaurus/changes.json');
    mkdirSync(store, {recursive: true});
    const saved = await test.save(test.fieldIds.title(), 'One');
    expect(saved.message).toMatch(
      /^Changed Title .* You can undo this until the site is restarted, but not later: A folder has the place of \.docusaurus\/changes\.json/,
    );
    await test.save(test.fieldIds.title(), 'Two');
    await test.ask({action: 'undo', pathname: '/offers'});
    await test.ask({action: 'undo', pathname: '/offers'});
    expect(test.read(pageFile)).toBe(pageText);

    rmSync(store, {recursive: true});
    expect((await test.save(test.fieldIds.title(), 'Three')).message).not.toContain('undo');
  });

  it('changes several files at once', async () => {
    const edits = [
      {fieldId: test.fieldIds.title(), value: 'One'},
      {fieldId: test.fieldIds.price(), value: '$30'},
    ];
    await test.ask({action: 'save', edits});

    expect(test.read(pageFile)).toContain('title="One"');
    expect(test.read(recordFile)).toBe(recordText.replace('$20', '$30'));
  });

  it('writes both of two edits of one file that a person saw at different times', async () => {
    const title = test.fieldIds.title();
    test.write(pageFile, pageText.replace('# Our', 'Another paragraph.\n\n# Our'));
    const edits = [
      {fieldId: title, value: 'One'},
      {fieldId: test.fieldIds.text(), value: 'New.'},
    ];
    const {message} = await test.ask({action: 'save', edits});

    expect(test.read(pageFile)).toContain('title="One"');
    expect(test.read(pageFile)).toContain('New.');
    expect(test.read(pageFile)).toContain('Another paragraph.');
    expect(message).toBe('Changed Title of Card “First” and 1 more, on Offers.');
    await test.ask({action: 'undo', pathname: '/offers'});
    expect(test.read(pageFile)).toBe(pageText.replace('# Our', 'Another paragraph.\n\n# Our'));
  });

  it('writes nothing that would be an error, and says why', async () => {
    await expect(test.save(test.fieldIds.text(), 'All wrong.')).rejects.toThrow(
      '"wrong" is wrong. Write something else.',
    );
    expect(test.read(pageFile)).toBe(pageText);
  });

  it('refuses a text that would join the one above it', async () => {
    const page = pageText.replace('The first card.', '**Why**\n  1. One\n');
    test.write(pageFile, page);
    const listed = await test.ask({action: 'list', pathname: '/offers'});
    const fieldId = listed.find(({value}) => value === '1. One')?.fieldId ?? 0;

    await expect(test.save(fieldId, 'One')).rejects.toThrow('would read differently');
    expect(test.read(pageFile)).toBe(page);
  });

  it('quotes a title that other programs would read as a date', async () => {
    const listed = await test.ask({action: 'list', pathname: '/offers'});
    const title = listed.find(({value}) => value === 'Offers');
    await test.save(title?.fieldId ?? 0, '2026-11-22');

    expect(test.read(pageFile)).toBe(pageText.replace('Offers', '"2026-11-22"'));
  });
});

describe('something new', () => {
  it('can’t be saved with empty fields', async () => {
    const block = await blockOf(test.fieldIds.price());
    const {fields} = await test.ask({action: 'insert', block, side: 'below', what: 'entry'});

    await expect(test.save(fields[0]?.fieldId ?? 0, '$5')).rejects.toThrow('Fill in “Help” first.');
    await expect(test.save(fields[0]?.fieldId ?? 0, undefined)).rejects.toThrow(
      'Fill in “Price” and “Help” first.',
    );
    expect(test.read(recordFile)).toBe(recordText);

    const edits = fields.map(({fieldId}, index) => ({fieldId, value: ['$5', 'From us'][index]}));
    await test.ask({action: 'save', edits});
    expect(test.read(recordFile)).toContain('  - price: $5\n    help: From us\n');
  });

  it('goes to its fieldId in a file that changed elsewhere meanwhile', async () => {
    const block = await blockOf(test.fieldIds.price());
    const {fields} = await test.ask({action: 'insert', block, side: 'below', what: 'entry'});
    const theirs = recordText.replace('big', 'small');
    test.write(recordFile, theirs);
    const edits = fields.map(({fieldId}, index) => ({fieldId, value: ['$5', 'From us'][index]}));
    await test.ask({action: 'save', edits});

    expect(test.read(recordFile)).toBe(`${theirs}  - price: $5\n    help: From us\n`);
  });
});

/** Chooses a picture. */
async function upload() {
  const picture = sharp({create: {width: 9, height: 9, channels: 3, background: 'red'}}).png();
  const data = (await picture.toBuffer()).toString('base64');
  const {address} = await test.ask({action: 'upload', name: 'a.png', data});
  return address;
}

it('sends no picture that was chosen and not saved, although the page was left', async () => {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: test.siteDir});
  git('init', '--quiet');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Begin');
  await test.save(test.fieldIds.title(), 'One');
  const address = await upload();

  const {changes, title} = await test.ask({action: 'prepareReview'});
  expect(changes.map(({file}) => file)).toEqual([pageFile]);
  expect(title).toBe('Change title of Card “First” on Offers');

  test.write(pageFile, `${pageText}\n![A team](${address})\n`);
  const {changes: all} = await test.ask({action: 'prepareReview'});
  expect(all.map(({file}) => file)).toContain(`static${address}`);
});

it.each([
  ['was deleted', () => undefined],
  ['became a folder', () => mkdirSync(join(test.siteDir, pageFile))],
])('says so when the file %s', async (_what, replace) => {
  const fieldId = test.fieldIds.title();
  rmSync(join(test.siteDir, pageFile));
  replace();

  await expect(test.save(fieldId, 'One')).rejects.toThrow(
    'content/page.mdx doesn’t exist anymore. Reload the page.',
  );
});
