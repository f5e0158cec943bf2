/** @jest-environment node */
import {existsSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import type {BlockEdit} from '../protocol';
import {createTestServer} from './__fixtures__/testServer';
import type {TestServer} from './__fixtures__/testServer';
import {pageFile, pageText, recordFile, recordText} from './__fixtures__/testSite';

let test: TestServer;
beforeEach(() => {
  test = createTestServer();
});
afterEach(() => test.remove());

it('changes only what was edited, and names it', async () => {
  const answer = await test.save(test.places.title(), 'The "best"');

  expect(test.read(pageFile)).toBe(
    pageText.replace('title="First"', 'title="The &quot;best&quot;"'),
  );
  expect(answer).toEqual({
    status: 'saved',
    message: 'Changed Card in content/page.mdx:12.',
    history: {
      changes: [
        {
          id: 1,
          label: 'Changed Card in content/page.mdx:12.',
          files: [
            {
              file: pageFile,
              before: '<Card title="First" to="/first" tone="calm">\n',
              after: '<Card title="The &quot;best&quot;" to="/first" tone="calm">\n',
            },
          ],
        },
      ],
      canUndo: true,
      canRedo: false,
    },
  });
});

it('changes several files at once', async () => {
  const edits = [
    {place: test.places.title(), value: 'One'},
    {place: test.places.price(), value: '$30'},
  ];
  const {message} = (await test.ask({action: 'save', edits})) as {message: string};

  expect(message).toBe('Changed Card in content/page.mdx:12 and 1 more.');
  expect(test.read(pageFile)).toContain('title="One"');
  expect(test.read(recordFile)).toBe(recordText.replace('$20', '$30'));
});

it('writes what two clients changed in the same version of a file', async () => {
  const [one, two] = [test.places.title(), test.places.text()];
  await Promise.all([test.save(one, 'Changed'), test.save(two, 'Changed, too.')]);

  expect(test.read(pageFile)).toBe(
    pageText.replace('First', 'Changed').replace('The first card.', 'Changed, too.'),
  );
});

it('writes nothing when both changed the same lines, and shows both', async () => {
  const place = test.places.text();
  await test.save(place, 'Mine.');

  expect(await test.save(place, 'Yours.')).toEqual({
    status: 'conflict',
    file: pageFile,
    theirs: '  Mine.\n',
    mine: '  Yours.\n',
  });
  expect(test.read(pageFile)).toContain('Mine.');
});

it('keeps what an editor wrote since, and never brings back a deleted file', async () => {
  const [one, two] = [test.places.title(), test.places.text()];
  test.write(pageFile, pageText.replace('many', 'lots of'));
  await test.save(one, 'Changed');
  expect(test.read(pageFile)).toBe(pageText.replace('many', 'lots of').replace('First', 'Changed'));

  rmSync(join(test.siteDir, pageFile));
  expect(await test.save(two, 'Changed')).toMatchObject({status: 'conflict'});
  expect(() => test.read(pageFile)).toThrow('ENOENT');
});

it('refuses an edit that causes an error, and saves one that causes a warning', async () => {
  test.write(pageFile, pageText.replace('many', 'wrong'));
  await expect(test.save(test.places.text(), 'Is wrong.')).rejects.toThrow(
    '"wrong" is wrong. Write something else.',
  );
  expect(test.read(pageFile)).not.toContain('Is wrong.');

  await test.save(test.places.text(), 'Is odd.');
  expect(test.read(pageFile)).toContain('Is odd.');
});

it('refuses a version that was forgotten', async () => {
  const place = test.places.title();
  for (let version = 0; version < 20; version += 1) {
    test.site.registry.source(pageFile, String(version));
  }

  await expect(test.save(place, 'Changed')).rejects.toThrow('This page is out of date. Reload it.');
});

it('never writes through a link that leads out of the content', async () => {
  const place = test.places.title();
  test.write('README.mdx', pageText);
  rmSync(join(test.siteDir, pageFile));
  symlinkSync('../README.mdx', join(test.siteDir, pageFile));

  await expect(test.save(place, 'Changed')).rejects.toThrow("isn't part of the content");
  expect(test.read('README.mdx')).toBe(pageText);
});

it('does nothing when nothing is different', async () => {
  expect(await test.save(test.places.title(), 'First')).toMatchObject({
    status: 'saved',
    history: {changes: [], canUndo: false},
  });
});

it('undoes, redoes and reverts changes', async () => {
  await test.save(test.places.title(), 'Changed');
  await test.save(test.places.text(), 'Changed, too.');
  const changed = test.read(pageFile);

  await test.ask({action: 'undo'});
  const undone = await test.ask({action: 'undo'});
  expect(undone).toMatchObject({history: {changes: [], canUndo: false, canRedo: true}});
  expect(test.read(pageFile)).toBe(pageText);

  await test.ask({action: 'redo'});
  await test.ask({action: 'redo'});
  expect(test.read(pageFile)).toBe(changed);

  await test.ask({action: 'revert', id: 1});
  expect(test.read(pageFile)).toBe(pageText.replace('The first card.', 'Changed, too.'));
  await test.ask({action: 'discardAll'});
  expect(test.read(pageFile)).toBe(pageText);
});

it('removes an added picture with the change that uses it, and brings it back', async () => {
  const pixels = sharp({create: {width: 9, height: 9, channels: 3, background: '#123456'}});
  const data = (await pixels.png().toBuffer()).toString('base64');
  const addPicture = () => test.ask({action: 'upload', name: 'a.png', data});
  const hasPicture = () => existsSync(join(test.siteDir, 'static/img/a.webp'));
  const {address} = await addPicture();
  await test.save(test.places.title(), 'Changed');
  await test.ask({action: 'undo'});
  expect(hasPicture()).toBe(true);

  await test.save(test.places.text(), `![A team](${address})`);
  await test.ask({action: 'undo'});
  expect(hasPicture()).toBe(false);
  await test.ask({action: 'redo'});
  expect(hasPicture()).toBe(true);

  writeFileSync(join(test.siteDir, 'static/img/a.webp'), 'drawn again');
  await test.ask({action: 'discardAll'});
  expect(hasPicture()).toBe(true);
});

it('duplicates, inserts and deletes blocks, and names that in the history', async () => {
  const card = async () => {
    const {places} = await test.ask({action: 'places', ids: [test.places.text()]});
    return places[0]?.blocks[0] ?? 0;
  };
  const cardsAfter = async (edit: BlockEdit) => {
    await test.ask({action: 'changeBlock', edit});
    return Array.from(test.read(pageFile).matchAll(/<Card title="(.*?)"/g), ([, title]) => title);
  };
  const block = await card();

  expect(await cardsAfter({block, operation: 'duplicate'})).toEqual(['First', 'First']);
  await test.ask({action: 'undo'});
  expect(await cardsAfter({block, operation: 'insertAfter', component: 'Card'})).toEqual([
    'First',
    'A card',
  ]);
  expect(await cardsAfter({block: await card(), operation: 'delete'})).toEqual(['A card']);
  const {changes} = await test.ask({action: 'history'});
  expect(changes.map(({label}) => label)).toEqual([
    'Deleted Card in content/page.mdx:12.',
    'Added Card in content/page.mdx:12.',
  ]);
});

it('says which fields of a new entry are copies, and when a file already says what was typed', async () => {
  const price = test.places.price();
  const {places} = await test.ask({action: 'places', ids: [price]});
  const block = places[0]?.blocks[0] ?? 0;
  const edit = {block, operation: 'insertAfter', component: 'offers entry'} as const;
  expect(await test.ask({action: 'changeBlock', edit})).toMatchObject({
    message: expect.stringMatching(
      /^Added offers entry in .+:6\. Check all of its fields: /,
    ) as string,
  });

  test.write(recordFile, recordText.replace('$20', '$30'));
  expect(await test.save(price, '$30')).toMatchObject({message: 'The file already says that.'});
});
