import {commonElement, findRegions} from './regions';
import type {Region} from './regions';

/** A text shows the place before its colon. */
function regionsOf(html: string, ownsMixedContent = true): Region[] {
  document.body.innerHTML = html;
  const places = new Map<Node, number[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [, id] = /^(\d+):/.exec(node.nodeValue ?? '') ?? [];
    if (id !== undefined) {
      places.set(node, [Number(id)]);
    }
  }
  return findRegions(new Set(places.keys()), document.body, {
    idsOf: (node) => places.get(node) ?? [],
    ownsMixedContent,
  });
}

const elementsOf = (regions: Region[]) =>
  regions.map(({id, nodes}) => [id, commonElement(nodes)?.outerHTML]);

it('is the element that contains exactly the texts of a place', () => {
  expect(elementsOf(regionsOf('<div><p>1:a <b>1:b</b></p></div><p>2:c</p>'))).toEqual([
    [1, '<p>1:a <b>1:b</b></p>'],
    [2, '<p>2:c</p>'],
  ]);
});

it('is a whole list, also with texts of other places inside', () => {
  const list = '<ul><li>1:a <span>2:b</span></li><li>1:c</li></ul>';

  expect(elementsOf(regionsOf(`${list}<p>3:d</p>`))).toEqual([
    [1, list],
    [2, '<span>2:b</span>'],
    [3, '<p>3:d</p>'],
  ]);
});

it('is found each time that a text is on the page', () => {
  const card = (id: number) => `<article><h3>${id}:Title</h3><a>9:Learn more</a></article>`;

  expect(elementsOf(regionsOf(card(1) + card(2)))).toEqual([
    [1, '<h3>1:Title</h3>'],
    [9, '<a>9:Learn more</a>'],
    [2, '<h3>2:Title</h3>'],
    [9, '<a>9:Learn more</a>'],
  ]);
});

it('extends a block to everything that shows nothing else', () => {
  const card = (id: number) =>
    `<li><div><svg></svg><h3>${id}:Title</h3></div><p>${id}:Text</p></li>`;
  const regions = regionsOf(`<ul>${card(1)}${card(2)}</ul>`, false);

  expect(regions.map(({id, extent}) => [id, extent.outerHTML])).toEqual([
    [1, card(1)],
    [2, card(2)],
  ]);
});
