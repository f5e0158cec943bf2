/** @jest-environment node */
import {liftListItem} from 'prosemirror-schema-list';
import {EditorState, TextSelection} from 'prosemirror-state';
import type {Transaction} from 'prosemirror-state';
import {readRichText} from './markdown';
import {schemas} from './schema';

const bold = ({tr}: EditorState, from: number, to: number) =>
  tr.addMark(from, to, schemas.blocks.marks.strong.create());

/** What Backspace does in an empty item: it becomes a line between two lists. */
function liftSecondItem(state: EditorState): Transaction {
  let next = state.apply(state.tr.delete(8, 9));
  next = next.apply(next.tr.setSelection(TextSelection.create(next.doc, 8)));
  liftListItem(schemas.blocks.nodes.listItem)(next, (transaction) => {
    next = next.apply(transaction);
  });
  expect(next.doc.childCount).toBe(3);
  return next.tr;
}

it.each([
  'Ship **demos** before *proposals*.',
  'A [link](/process#steps), `code`, and **[bold link](https://example.com)**.',
  '*a **b** c*',
  '_one_ and **two _three_ four**',
  'With <Term name="POC">POC</Term>, {/* a comment */} and more.',
  'First paragraph.\n\nSecond paragraph.',
  '- one\n- two\n  - three',
  '1. one\n2. two\n3. three',
  '- one\n\n- two',
  '* one\n* two\n  * three',
  'A [link](/two "three") with a title.',
  '- An [address](/two?a=1&b=2#c)\n- with [two](/two?a=1\\&lt;) parameters',
  'Run **`npm start`** and [`npm test`](/test).',
  'Before.\n\n<Figure value="3">weeks</Figure>\n\nAfter.',
  'Two lines\nof one paragraph.',
  'An address as text: http\\://example.com/a',
  '  Spaces around it.  \n',
  'Ends with a backslash\\\nand goes on.',
  '![A team](/img/team.svg) in a line.',
  '~~old~~ new :rocket: https://example.com',
])('writes unchanged what it reads: %j', (markdown) => {
  const richText = readRichText(markdown, 'blocks');

  expect(richText && richText.write(richText.document)).toBe(markdown);
});

it.each(['1. Not a list', '- Not a list', 'With *emphasis* and <b>tags</b>', '12 % off', ''])(
  'reads %j as text of one line',
  (markdown) => {
    const richText = readRichText(markdown, 'inline');

    expect(richText?.document.childCount).toBe(1);
    expect(richText?.document.firstChild?.type.name).toBe('paragraph');
    expect(richText && richText.write(richText.document)).toBe(markdown);
  },
);

it.each([
  ['a tag that is not closed', 'Text <b>'],
  ['two spaces as a line break', 'One  \ntwo'],
  ['an escape that is not needed', 'One \\! two'],
  ['a list with stars and hyphens', '* one\n  - two'],
  ['a list of tasks', '- [x] one'],
  ['the title of a picture', '![One](/two.png "three")'],
  ['a footnote', 'One[^1]'],
])('leaves %s to Markdown', (_what, markdown) => {
  expect(readRichText(markdown, 'blocks')).toBeUndefined();
});

it('keeps everything else as it was when a word changes', () => {
  const markdown = '- _one_ <Term>POC</Term>\n- two {/* note */}';
  const richText = readRichText(markdown, 'blocks');
  const state = EditorState.create({doc: richText?.document});
  let position = 0;
  state.doc.descendants((node, at) => {
    position = node.text === 'two ' ? at : position;
  });
  const {doc} = state.tr.insertText('2', position, position + 3);

  expect(richText?.write(doc)).toBe('- _one_ <Term>POC</Term>\n- 2 {/* note */}');
});

it('changes a word of a bold link', () => {
  const richText = readRichText('Read the **[rolout plan](/process)** first.', 'blocks');
  const state = EditorState.create({doc: richText?.document});
  const {doc} = state.tr.insertText('rollout', 10, 16);

  expect(richText?.write(doc)).toBe('Read the **[rollout plan](/process)** first.');
});

it.each([
  ['a space at the end', 'Demos', (state) => state.tr.insertText(' ', 6), 'Demos'],
  ['a bold word with its space', 'See demos', (state) => bold(state, 1, 5), '**See** demos'],
  ['a deleted item', '1. a\n2. b\n3. c', (state) => state.tr.delete(8, 9), '1. a\n2. c'],
  ['a line instead of an item', '- a\n- b\n- c', liftSecondItem, '- a\n- c'],
] as [string, string, (state: EditorState) => Transaction, string][])(
  'writes %s as Markdown can express it',
  (_what, markdown, edit, written) => {
    const richText = readRichText(markdown, 'blocks');
    const state = EditorState.create({doc: richText?.document});

    expect(richText?.write(edit(state).doc)).toBe(written);
  },
);
