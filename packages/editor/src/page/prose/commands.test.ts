import {EditorState, TextSelection} from 'prosemirror-state';
import {typeInLink} from './commands';
import {readRichText} from './markdown';
import type {RichText} from './markdown';

/** Types a text over the words, a key at a time; undefined where it's left to ProseMirror. */
function typeOver(markdown: string, words: string, typed: string): string | undefined {
  const richText = readRichText(markdown, 'blocks') as RichText;
  const {document} = richText;
  const from = document.textContent.indexOf(words) + 1;
  let state = EditorState.create({
    doc: document,
    selection: TextSelection.create(document, from, from + words.length),
  });
  for (const key of typed) {
    const transaction = typeInLink(state, state.selection.from, state.selection.to, key);
    if (!transaction) {
      return undefined;
    }
    state = state.apply(transaction);
  }
  return richText.write(state.doc);
}

it.each([
  ['all', 'See [demos](/process) first.', 'demos', 'See [pilots](/process) first.'],
  ['some', 'See [two demos](/process) first.', 'two', 'See [pilots demos](/process) first.'],
  ['bold', 'See [two **demos**](/process).', 'demos', 'See [two **pilots**](/process).'],
])('keeps a link when one types over %s words of it', (_which, markdown, words, written) => {
  expect(typeOver(markdown, words, 'pilots')).toBe(written);
});

it.each([
  ['before a link', 'See [demos](/process).', 'See'],
  ['from before a link into it', 'See [demos](/process).', 'See demos'],
  ['over two links', '[One](/) [two](/process)', 'One two'],
])('leaves typing %s to the text box', (_where, markdown, words) => {
  expect(typeOver(markdown, words, 'pilots')).toBeUndefined();
});
