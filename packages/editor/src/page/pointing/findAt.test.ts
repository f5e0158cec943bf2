import {findAt, nodeAtPoint} from './findAt';

/** What leads to fields: texts by what they say, elements by their label. */
function find(html: string, clicked: string, x = 0) {
  document.body.innerHTML = html;
  const all = Array.from(document.body.querySelectorAll('*')).flatMap((element): Node[] => [
    ...(element.hasAttribute('aria-label') ? [element] : []),
    ...Array.from(element.childNodes).filter((node) => node instanceof Text),
  ]);
  const marked = {nodes: all, fieldIdsOf: (node: Node) => [all.indexOf(node)]};
  const start = document.querySelector(clicked) ?? document.body;
  const {fieldIds = []} = findAt(start, {x, y: 0}, marked, document.body) ?? {};
  return fieldIds.map((fieldId) => {
    const node = all[fieldId];
    return node instanceof Element ? node.ariaLabel : node?.nodeValue;
  });
}

// Each is 10 pixels wide, to the right of the one before; what only screen readers see has one.
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  const left = 10 * Array.from(this.parentNode?.children ?? []).indexOf(this);
  const width = this.className === 'hidden' ? 1 : 10;
  return {left, right: left + width, top: 0, bottom: 10, width} as DOMRect;
};

const card = '<li><svg></svg><h3>Title</h3><p>Text <b>bold</b></p></li>';
const many = Array.from({length: 9}, (_, index) => `<td>${index}</td>`).join('');

it.each([
  ['a bold word', card, 'b', ['bold']],
  ['all of a card, beside its texts', card, 'svg', ['Title', 'Text ', 'bold']],
  ['no words for other screens', '<p><i></i><b class="hidden">A</b><s>B</s></p>', 'i', ['B']],
  ['the words of a drop-down', '<p><select><b class="hidden">A</b></select></p>', 'select', ['A']],
  ['the label of a button', '<p>A<button aria-label="B"><i></i></button></p>', 'i', ['B']],
  ['no label of a button beside it', '<div><button aria-label="B"></button><i></i></div>', 'i', []],
])('opens %s', (_what, html, clicked, found) => {
  expect(find(html, clicked)).toEqual(found);
});

it('opens the nearest of many texts that can be seen', () => {
  expect(find(`<table><tr>${many}</tr></table>`, 'tr', 44)).toEqual(['4']);
  expect(find(`<table><tr>${many}<td class="hidden">9</td></tr></table>`, 'tr', 99)).toEqual(['8']);
});

it.each([
  ['caretPositionFromPoint', (offsetNode: Node) => ({offsetNode})],
  // Safari.
  ['caretRangeFromPoint', (startContainer: Node) => ({startContainer})],
])('finds the text at a point with %s', (name, answer) => {
  document.body.innerHTML = '<p>Text</p>';
  const paragraph = document.querySelector('p') as Element;
  const text = paragraph.firstChild as Node;
  Object.assign(document, {[name]: () => answer(text)});
  Range.prototype.getClientRects = () =>
    [{left: 0, right: 10, top: 0, bottom: 10}] as unknown as DOMRectList;

  expect(nodeAtPoint({x: 1, y: 1}, paragraph)).toBe(text);
  expect(nodeAtPoint({x: 99, y: 1}, paragraph)).toBe(paragraph);
  Reflect.deleteProperty(document, name);
});
