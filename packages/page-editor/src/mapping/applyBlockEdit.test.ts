/** @jest-environment node */
import {config, fileWith} from './__fixtures__/config';
import {applyBlockEdit} from './applyBlockEdit';
import {describeBlock} from './describe';
import type {BlockOperation} from '../protocol';
import type {Block, Path, TargetBlockEdit} from './Target';

type Operation = TargetBlockEdit extends infer Edit
  ? Edit extends {block: Block}
    ? Omit<Edit, 'block'>
    : never
  : never;

/** A grid of cards, the second with a comment. */
const grid = `<Grid>
  <Card id={1} title="One">
    A
  </Card>
  {/* About two. */}
  <Card id={2} title="Two">
    B
  </Card>
</Grid>
`;

const elementAt = (contents: string, tag: string): Block => ({
  kind: 'element',
  start: contents.indexOf(tag),
});

const edit = (contents: string, tag: string, operation: Operation): string =>
  applyBlockEdit(fileWith(contents), {block: elementAt(contents, tag), ...operation}, config);

const describeAt = (contents: string, tag: string) =>
  describeBlock(fileWith(contents), elementAt(contents, tag), config);

describe('components', () => {
  it('move with their comments, and count again', () => {
    expect(edit(grid, '<Card id={2}', {operation: 'moveUp'})).toBe(`<Grid>
  {/* About two. */}
  <Card id={1} title="Two">
    B
  </Card>
  <Card id={2} title="One">
    A
  </Card>
</Grid>
`);
  });

  it('get titles of their own when they are copied', () => {
    const once = edit(grid, '<Card id={1}', {operation: 'duplicate'});
    expect(once).toContain('<Card id={2} title="One (copy)">\n    A\n  </Card>\n  {/* About');
    expect(once).toContain('<Card id={3} title="Two">');
    expect(edit(once, '<Card id={1}', {operation: 'duplicate'})).toContain('One (copy 2)');
  });

  it('get anchors of their own when they are copied', () => {
    const box = '<Box>\n\n  ## A {/* #a */}\n\n</Box>\n';
    expect(edit(box, '<Box>', {operation: 'duplicate'})).toBe(
      '<Box>\n\n  ## A {/* #a */}\n\n</Box>\n\n<Box>\n\n  ## A {/* #a-copy */}\n\n</Box>\n',
    );
  });

  it('are deleted with their comments', () => {
    expect(edit(grid, '<Card id={2}', {operation: 'delete'})).toBe(
      '<Grid>\n  <Card id={1} title="One">\n    A\n  </Card>\n</Grid>\n',
    );
    expect(edit(grid, '<Card id={1}', {operation: 'delete'})).toContain(
      '<Card id={1} title="Two">',
    );
  });

  it('leave a blank line before text when they are deleted', () => {
    const page = '<Chip to="/">a</Chip>\n<Chip to="/">b</Chip>\n\nText\n';
    expect(edit(page, '<Chip to="/">b', {operation: 'delete'})).toBe(
      '<Chip to="/">a</Chip>\n\nText\n',
    );
  });

  it('are inserted like those next to them', () => {
    const after = edit(grid, '<Card id={1}', {operation: 'insertAfter', component: 'Card'});
    expect(after).toContain(
      '  </Card>\n  <Card id={2} title="A card" icon="rocket">\n    Text.\n  </Card>\n  {/* About',
    );
    const before = edit(grid, '<Card id={1}', {operation: 'insertBefore', component: 'Card'});
    expect(before).toContain('<Grid>\n  <Card id={1} title="A card" icon="rocket">');
    expect(before).toContain('<Card id={3} title="Two">');
  });

  it('of another kind have blank lines around them, and the line endings of the file', () => {
    const chips = '<Chip to="/">a</Chip>\r\n<Chip to="/">b</Chip>\r\n';
    const operation: Operation = {operation: 'insertAfter', component: 'Grid'};
    expect(edit(chips, '<Chip', operation)).toBe(
      '<Chip to="/">a</Chip>\r\n\r\n<Grid>\r\n  <Card id={1} title="A card" icon="rocket">\r\n    Text.\r\n  </Card>\r\n</Grid>\r\n\r\n<Chip to="/">b</Chip>\r\n',
    );
  });

  it('only move past each other', () => {
    const page = '<Chip to="/">a</Chip>\n\n## Heading\n\n<Chip to="/">b</Chip>\n\n<Box />\n';
    expect(describeAt(page, '<Chip to="/">b').operations).toEqual([
      'moveDown',
      'duplicate',
      'delete',
    ]);
    expect(() => edit(page, '<Chip to="/">b', {operation: 'moveUp'})).toThrow('nothing to swap');
  });

  it('can be inserted where they belong', () => {
    expect(describeAt(grid, '<Card').insertable).toEqual(['Card']);
    expect(describeAt(grid, '<Grid').insertable).toEqual(['Box', 'Grid', 'Chip', 'Name']);
    expect(() => edit(grid, '<Grid', {operation: 'insertAfter', component: 'Card'})).toThrow(
      'can’t be inserted here',
    );
  });

  it('that are part of a text stay where they are', () => {
    const text = 'Hello <Name />.\n';
    expect(describeAt(text, '<Name').operations).toEqual([]);
    expect(() => edit(text, '<Name', {operation: 'delete'})).toThrow('part of a text');
  });
});

describe('entries', () => {
  const things = `# All things.

- id: one # the first
  name: One

# About two.
- id: two
  name: Two
  text: |
    # not a comment

# - id: three
`;
  const editEntry = (
    contents: string,
    path: Path,
    operation: BlockOperation | 'insertBefore' | 'insertAfter',
    file = 'things',
  ): string =>
    applyBlockEdit(
      fileWith(contents, `content/data/${file}.yaml`),
      {block: {kind: 'entry', path}, operation, component: 'entry'},
      config,
      () => ['/', '/b', '/c'],
    );

  it('move with their comments', () => {
    const moved = editEntry(things, [0], 'moveDown');
    expect(moved).toBe(`# All things.

# About two.
- id: two
  name: Two
  text: |
    # not a comment

- id: one # the first
  name: One

# - id: three
`);
    expect(editEntry(moved, [1], 'moveUp')).toBe(things);
  });

  it('get names of their own when they are copied', () => {
    expect(editEntry(things, [0], 'duplicate')).toContain(
      '  name: One\n\n- id: one-copy # the first\n  name: One (copy)\n\n# About two.',
    );
  });

  it('are added without the optional fields and comments of those next to them', () => {
    const complete = things.replace('  name: One\n', '  name: One\n  note: Optional\n');
    expect(editEntry(complete, [0], 'insertBefore')).toContain(
      '# All things.\n\n- id: one-copy # the first\n  name: New name\n\n- id: one #',
    );
    const added = '\n\n- id: two-copy\n  name: New name\n  text: |\n    New text\n\n# - id: three';
    expect(editEntry(complete, [1], 'insertAfter')).toContain(added);
  });

  it('that lead to pages lead to another one when they are copied', () => {
    const links = '- {name: A, path: /}\n- {name: B, path: /b}\n';
    expect(editEntry(links, [0], 'duplicate', 'links')).toBe(
      '- {name: A, path: /}\n- {name: A (copy), path: /c}\n- {name: B, path: /b}\n',
    );
    expect(editEntry(links, [0], 'insertBefore', 'links')).toBe(
      '- {name: New name, path: /c}\n- {name: A, path: /}\n- {name: B, path: /b}\n',
    );
  });

  it('are deleted with their comments', () => {
    expect(editEntry(things, [1], 'delete')).toBe(
      '# All things.\n\n- id: one # the first\n  name: One\n\n# - id: three\n',
    );
  });

  it('in brackets keep their commas', () => {
    const list = 'list: [a, {b: c}, d] # e\n';
    expect(editEntry(list, ['list', 0], 'moveDown', 'words')).toBe('list: [{b: c}, a, d] # e\n');
    expect(editEntry(list, ['list', 2], 'delete', 'words')).toBe('list: [a, {b: c}] # e\n');
    expect(editEntry(list, ['list', 1], 'duplicate', 'words')).toBe(
      'list: [a, {b: c}, {b: c}, d] # e\n',
    );
  });

  it('count again', () => {
    const steps = '- step: 1\n  name: a\n- step: 2\n  name: b\n- step: 3\n  name: c\n';
    expect(editEntry(steps, [2], 'moveUp', 'words')).toBe(
      '- step: 1\n  name: a\n- step: 2\n  name: c\n- step: 3\n  name: b\n',
    );
    expect(editEntry(steps, [0], 'delete', 'words')).toBe(
      '- step: 1\n  name: b\n- step: 2\n  name: c\n',
    );
  });

  it('can’t all be deleted', () => {
    expect(() => editEntry('a:\n  - b\n', ['a', 0], 'delete', 'words')).toThrow('can’t be empty');
    expect(() => editEntry('a: b\n', ['a'], 'delete', 'words')).toThrow('isn’t part of a list');
  });
});
