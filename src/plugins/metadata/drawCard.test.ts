/** @jest-environment node */
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Card} from '@sitekit/metadata';
import {CardRenderer} from '@sitekit/metadata/cards';
import {tokenColor} from '../tokenColor';
import {drawCard} from './drawCard';
import {fonts} from './fonts';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const drawing = '<svg viewBox="0 0 520 400"><path id="drawing"/></svg>';
const cache = mkdtempSync(join(tmpdir(), 'cards-'));
const cards = new CardRenderer(fonts(), cache);
const words = {title: 'Benefits', brand: 'AI Vibe Coding', host: 'www.example.com'};

const draw = (changed: Partial<typeof words>, picture?: string): Promise<Card> =>
  drawCard({...words, ...changed}, tokens, picture, cards.measure);

/** The font sizes and the texts of a card, in order. */
const sizesOf = ({content}: Card) =>
  Array.from(JSON.stringify(content).matchAll(/"fontSize":(\d+)/g), ([, size]) => Number(size));

it('has the brand, the title, the address and the drawing in the colors of the tokens', async () => {
  const {background, content} = await draw({}, drawing);

  for (const word of Object.values(words)) {
    expect(JSON.stringify(content)).toContain(word);
  }
  expect(background).toContain('id="drawing"');
  expect(background).toContain(`fill="${tokenColor(tokens, 'ink')}"`);
});

it('has the line of the brand on a page without a drawing', async () => {
  const {background} = await draw({});

  expect(background).toContain(`stroke="${tokenColor(tokens, 'signal')}" stroke-width="0.5"`);
});

it('makes a longer title smaller, and cuts off one that never fits', async () => {
  const sizes = await Promise.all(
    ['FAQ', 'Transformational Benefits', 'A long title '.repeat(8), 'Never ends '.repeat(40)].map(
      async (title) => sizesOf(await draw({title}, drawing))[1] ?? 0,
    ),
  );

  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(sizes.length);
  expect(JSON.stringify((await draw({title: 'Never ends '.repeat(40)})).content)).toContain(
    'lineClamp',
  );
});

it("never breaks a title's word at its hyphen", async () => {
  const {content} = await draw({title: 'How AI-assisted coding works'}, drawing);

  expect(JSON.stringify(content)).toContain('"children":"AI-assisted"');
});

it.each(['Müller & Söhne Softwareentwicklungsgesellschaft mbH & Co. KGaA', 'Łódź Žižkov', 'Ёлка'])(
  'draws the brand %s in less than 100 kB',
  async (brand) => {
    const {png} = await cards.render(await draw({brand, title: 'Τεχνητή νοημοσύνη'}, drawing));

    expect(png.length).toBeLessThan(100_000);
  },
);
