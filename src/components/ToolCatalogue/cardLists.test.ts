import {cardLists, listSize} from './cardLists';

const total = 2 * listSize + 5;
const all = Array.from({length: total}, (_, index) => `card ${index}`);

/** The texts of the cards in each list that isn't hidden. */
const shownLists = () =>
  Array.from(document.querySelectorAll('div:not([hidden]) ul'), (list) =>
    Array.from(list.children, ({textContent}) => textContent),
  );

const inLists = (names: readonly string[]) =>
  [names.slice(0, listSize), names.slice(listSize, 2 * listSize), names.slice(2 * listSize)].filter(
    ({length}) => length > 0,
  );

let show: ReturnType<typeof cardLists>;
let cards: Element[];
beforeEach(() => {
  const lists = inLists(all).map((names) => `<ul><li>${names.join('</li><li>')}</li></ul>`);
  document.body.innerHTML = `<div>${lists.join('')}</div><div hidden></div>`;
  cards = Array.from(document.querySelectorAll('li'));
  show = cardLists(document.querySelector('div') as HTMLElement);
});

it.each([1, listSize, listSize + 1, total - 1])('fills lists with %i cards', (count) => {
  show(cards.slice(-count));

  expect(shownLists()).toEqual(inLists(all.slice(-count)));
});

it('shows no list without cards', () => {
  show([]);

  expect(shownLists()).toEqual([]);
});

it('shows cards after others, and all in their lists again', () => {
  show(cards.filter((_, index) => index % 2));
  show(cards.filter((_, index) => index % 3));
  expect(shownLists()).toEqual(inLists(all.filter((_, index) => index % 3)));

  show();

  expect(shownLists()).toEqual(inLists(all));
  expect(document.querySelectorAll('li')).toHaveLength(total);
  expect(document.body.innerHTML).toMatch(/<div hidden=""><\/div>$/);
});

it('keeps the focus in a card that it moves', () => {
  const link = cards[3]?.appendChild(document.createElement('button'));
  link?.focus();

  show(cards.slice(3, 5));
  expect(link).toHaveFocus();

  show();
  expect(link).toHaveFocus();
});
