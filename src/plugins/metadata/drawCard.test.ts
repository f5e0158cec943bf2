/** @jest-environment node */
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CardRenderer} from '@sitekit/static-pages/cards';
import {drawCard, fonts} from './drawCard';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const words = {title: 'Benefits', brand: 'AI Vibe Coding', host: 'www.example.com'};

const draw = (changed: Partial<typeof words> = {}) =>
  drawCard({...words, ...changed}, tokens, '<svg id="logo"/>');

it('has the words, the logo and the line', () => {
  const {background, content} = draw();

  for (const word of Object.values(words)) {
    expect(JSON.stringify(content)).toContain(word);
  }
  expect(background).toMatch(/data-shape="line".*id="logo"/s);
});

it('makes a longer title smaller', () => {
  const sizes = ['FAQ', 'Transformational Benefits', 'A long title '.repeat(9)].map((title) =>
    Number(
      /"fontSize":(\d+),"fontWeight":800,"lineHeight"/.exec(
        JSON.stringify(draw({title}).content),
      )?.[1],
    ),
  );

  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(sizes.length);
});

it.each(['Müller & Söhne Softwareentwicklungsgesellschaft mbH & Co. KGaA', 'Łódź Žižkov', 'Ёлка'])(
  'draws the brand %s in less than 100 kB',
  async (brand) => {
    const cards = new CardRenderer(fonts(), mkdtempSync(join(tmpdir(), 'cards-')));
    const {png} = await cards.render(draw({brand, title: 'Τεχνητή νοημοσύνη'}));

    expect(png.length).toBeLessThan(100_000);
  },
);
