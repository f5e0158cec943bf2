/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {crc32} from 'node:zlib';
import sharp from 'sharp';
import {addPicture, listPictures} from './pictures';

let siteDir = '';
const place = () => ({siteDir, staticFolder: 'static', folder: 'img'});
const addImage = (name: string, contents: Buffer) => addPicture(place(), name, contents);
const pathOf = (address: string) => join(siteDir, 'static', address);
const picture = (width: number, height: number, background = '#123456') =>
  sharp({create: {width, height, channels: 3, background}});

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'images-'));
});

it('adds a picture in a size that pages need, under a name that an address can have', async () => {
  const photo = await picture(3200, 2000).jpeg().toBuffer();
  const {address} = await addImage('Größe & Team (final).JPG', photo);

  expect(address).toMatch(/^\/img\/gro-e-team-final-[0-9a-f]{8}\.webp$/);
  const {format, width, height} = await sharp(pathOf(address)).metadata();
  expect([format, width, height]).toEqual(['webp', 1600, 1000]);
  expect(readdirSync(join(siteDir, 'static/img'))).toHaveLength(1);
});

it('keeps nothing but the pixels', async () => {
  const photo = await picture(40, 30)
    .jpeg()
    .withExif({IFD0: {Copyright: 'Somebody', ImageDescription: '<script>'}})
    .toBuffer();
  const {address} = await addImage('a.jpg', photo);

  expect(readFileSync(pathOf(address), 'latin1')).not.toMatch(/Somebody|<script>/);
});

it('makes pixels of a drawing, enough for a logo, and runs nothing in it', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><script>alert(1)</script><rect width="24" height="12"/></svg>';
  const {address} = await addImage('cursor.svg', Buffer.from(drawing));

  expect(address).toMatch(/^\/img\/cursor-[0-9a-f]{8}\.webp$/);
  const {format, width, height} = await sharp(pathOf(address)).metadata();
  expect([format, width, height]).toEqual(['webp', 800, 400]);
});

it('never replaces another picture, and adds none twice', async () => {
  const [blue, red] = [
    await picture(9, 9).png().toBuffer(),
    await picture(9, 9, '#f00').png().toBuffer(),
  ];
  const add = async (contents: Buffer) => (await addImage('a.png', contents)).address;

  const [first, second, again] = [await add(blue), await add(red), await add(blue)];
  expect(second).not.toBe(first);
  expect(again).toBe(first);
});

it.each([
  ['a page', '<!doctype html><title>A</title>', /JPEG, PNG, WebP, GIF or SVG/],
  ['nothing', '', /JPEG, PNG, WebP, GIF or SVG/],
])('refuses %s', async (_what, contents, reason) => {
  await expect(addImage('a.png', Buffer.from(contents))).rejects.toThrow(reason);
  expect(existsSync(join(siteDir, 'static'))).toBe(false);
});

it('says how large a picture can be', async () => {
  const bomb = await picture(9, 9).png().toBuffer();
  const [type, crc] = [bomb.indexOf('IHDR'), bomb.indexOf('IHDR') + 'IHDR'.length + 13];
  bomb.writeUInt32BE(30_000, type + 4);
  bomb.writeUInt32BE(30_000, type + 8);
  bomb.writeUInt32BE(crc32(bomb.subarray(type, crc)), crc);

  await expect(addImage('a.png', bomb)).rejects.toThrow(
    'This picture is too large: 30,000 × 30,000 pixels. It can have up to 10,000 × 10,000 pixels.',
  );
});

it('refuses half a picture', async () => {
  const whole = await picture(90, 90).png({compressionLevel: 0}).toBuffer();

  await expect(addImage('a.png', whole.subarray(0, whole.length / 2))).rejects.toThrow(/damaged/);
});

it('never follows a link out of the site', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  mkdirSync(join(siteDir, 'static'));
  symlinkSync(elsewhere, join(siteDir, 'static/img'));

  await expect(addImage('a.png', await picture(9, 9).png().toBuffer())).rejects.toThrow(
    'static/img is a link to another folder',
  );
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(elsewhere, {recursive: true});
});

it('lists the pictures, and nothing else', () => {
  expect(listPictures(place())).toEqual([]);

  mkdirSync(pathOf('img/tools'), {recursive: true});
  for (const file of ['img/tools/b.png', 'img/a.svg', 'img/SOURCES.txt']) {
    writeFileSync(pathOf(file), '');
  }
  expect(listPictures(place()).map(({value}) => value)).toEqual(['/img/a.svg', '/img/tools/b.png']);
});
