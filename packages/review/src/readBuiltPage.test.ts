/** @jest-environment node */
import {readBuiltPage} from './readBuiltPage';

/** What is read, as `kind role: text → address (place)`. */
const read = (html: string): string[] =>
  readBuiltPage(html, '/pr-7/').items.map(({kind, role, text, links, image, place}) => {
    const {area, heading, row, column} = place;
    const head = [kind, role].filter(Boolean).join(' ');
    const leads = links.map(({words, address}) => ` [${words}](${address})`).join('');
    const where = [area, heading, row, column].filter(Boolean).join(' > ');
    return `${head}: ${image ?? ''}${text}${leads} (${where})`;
  });

it('reads a sentence with its links as one text, and leaves out addresses that repeat it', () => {
  expect(
    read(
      '<main><p>Test them in a <a href="/pr-7/process">small <b>project</b></a>, with care.</p><p><a href="tel:+12025550142">+1 202-555-0142</a></p></main>',
    ),
  ).toEqual([
    'text: Test them in a small project, with care. [small project](/process) (main)',
    'text: +1 202-555-0142 (main)',
  ]);
});

it('knows the header, the footer, the headings and the ids above a text', () => {
  const html =
    '<nav>Menu</nav><main><h1>Tools <a href="#tools" aria-label="Link"></a></h1><h2 id="cost">Cost</h2><h3>Bolt</h3><p>Free</main><footer>Since 2026</footer>';
  expect(read(html)).toEqual([
    'text: Menu (header)',
    'text heading, level 1: Tools (main > Tools)',
    'text heading, level 2: Cost (main > Cost)',
    'text heading, level 3: Bolt (main > Bolt)',
    'text: Free (main > Bolt)',
    'text: Since 2026 (footer)',
  ]);
  const {items, titles} = readBuiltPage(html);
  expect(items.find(({text}) => text === 'Free')?.place).toMatchObject({
    section: 'Cost',
    anchor: 'cost',
  });
  expect(titles).toEqual([{text: 'Tools'}, {text: 'Cost', anchor: 'cost'}]);
});

it('names the row and the column of a cell, also below two rows of headers', () => {
  const header =
    '<tr><th rowspan="2">Tool<th colspan="2">Decide<tr><th>Price <button>Sort</button><th>Data';
  expect(
    read(`<main><table><thead>${header}<tbody><tr><th>Bolt<td>$10<td>None</table></main>`).slice(
      -3,
    ),
  ).toEqual([
    'text: Bolt (main > Bolt)',
    'text: $10 (main > Bolt > Price)',
    'text: None (main > Bolt > Data)',
  ]);
});

it('reads what only screen readers announce, images of a card below its heading, and the head', () => {
  expect(
    read(
      '<title>A</title><link rel=canonical href="https://a.test/pr-7/a"><main><ul aria-label="All"><li><span aria-hidden="true">!<img src="/pr-7/a.0123abcd.svg" alt=""></span><h3>A</h3></ul></main>',
    ),
  ).toEqual([
    'title: A (head)',
    'address: /a (head)',
    'screenReader: All (main)',
    'image: /a.svg (main > A)',
    'text heading, level 3: A (main > A)',
  ]);
});
