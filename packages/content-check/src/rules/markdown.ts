import {get as getEmoji, has as hasEmoji} from 'node-emoji';
import type {PageRule} from '../config';
import {explicitId} from '../model/SiteMap';
import {endOf, nodesOf, startOf} from '../model/tree';
import {oneOf} from '../suggest';

/** Checks the types of boxes such as `:::note[Title]`. */
export const checkBoxes: PageRule = ({file, tree}, {config: {admonitions}}) =>
  nodesOf(tree, 'containerDirective')
    .filter(({name}) => !admonitions.includes(name))
    .map((node) =>
      file.diagnostic({
        offset: startOf(node),
        message: `The box type "${node.name}" doesn't exist.`,
        hint: oneOf(node.name, admonitions),
      }),
    );

/** Finds rows of a table with cells that visitors don't see. */
export const checkTables: PageRule = ({file, tree}) =>
  nodesOf(tree, 'table').flatMap(({children: [head, ...rows]}) =>
    rows
      .filter(({children}) =>
        children.slice(head?.children.length).some((cell) => cell.children.length > 0),
      )
      .map((row) =>
        file.diagnostic({
          offset: startOf(row),
          message: 'This row has more cells than the table has columns.',
          hint: 'Visitors don\'t see the last ones. To show a "|" in a cell, write \\|.',
        }),
      ),
  );

/** Checks that a page has a heading of the first level. */
export const checkTitle: PageRule = ({file, tree, isPartial}, {config}) => {
  const needsTitle = config.refuses?.includes('pageWithoutHeading') && !isPartial;
  const hasTitle = nodesOf(tree, 'heading').some(({depth}) => depth === 1);
  return !needsTitle || hasTitle || tree.children.length === 0
    ? []
    : [
        file.diagnostic({
          message: 'This page needs a heading with a single "#".',
          hint: 'Add one at the top of the page: # What the page is about',
        }),
      ];
};

/** Finds headings that skip a level, and more than one of the first. */
export const checkLevels: PageRule = ({file, tree}) => {
  const headings = nodesOf(tree, 'heading');
  return headings.flatMap((heading, index) => {
    const {depth} = heading;
    const before = headings.slice(0, index);
    const last = before.at(-1)?.depth ?? depth;
    const offset = startOf(heading);
    if (depth === 1 && before.some((other) => other.depth === 1)) {
      return file.diagnostic({
        offset,
        message: 'A page can have only one heading with a single "#".',
        hint: 'Write "##" for the heading of a section. If there are equals signs below the text, delete them.',
      });
    }
    return depth > last + 1
      ? file.diagnostic({
          offset,
          message: `This heading skips a level: "${'#'.repeat(depth)}" after "${'#'.repeat(last)}".`,
          hint: `Write "${'#'.repeat(last + 1)}" instead.`,
        })
      : [];
  });
};

/** Finds headings with the same anchor. */
export const checkAnchors: PageRule = ({file, tree}) => {
  const ids = nodesOf(tree, 'heading').map((heading) => ({heading, id: explicitId(heading)}));
  return ids
    .filter(({id}, index) => id !== undefined && ids.findIndex((other) => other.id === id) < index)
    .map(({heading, id}) =>
      file.diagnostic({
        offset: startOf(heading),
        message: `The anchor #${id} is already used on this page.`,
        hint: 'Give each heading its own anchor.',
      }),
    );
};

/** Finds code blocks and boxes that hide the rest of a page because they are never closed. */
export const checkFences: PageRule = ({tree, file}) =>
  nodesOf(tree, 'code', 'containerDirective').flatMap((node) => {
    const {text} = file;
    const lines = text.slice(startOf(node), endOf(node)).trimEnd().split('\n');
    const [mark = ''] = /^(?:`+|~+|:+)/.exec(lines[0] ?? '') ?? [];
    const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]+/, '') : '';
    const isClosed = last.startsWith(mark) && new Set(last).size === 1;
    return isClosed || text.slice(endOf(node)).trim() !== ''
      ? []
      : file.diagnostic({
          offset: startOf(node),
          message: `This ${node.type === 'code' ? 'code block' : 'box'} is never closed: ${lines[0]}`,
          hint: `Write ${mark} on a line of its own where it ends.`,
        });
  });

/** Finds directives, which aren't shown. */
export const checkDirectives: PageRule = ({tree, file}) =>
  nodesOf(tree, 'leafDirective', 'textDirective')
    // Docusaurus shows a name alone, such as that in 10:am.
    .filter(
      (node) => node.type === 'leafDirective' || endOf(node) - startOf(node) > node.name.length + 1,
    )
    .map((node) => {
      const written = file.text.slice(startOf(node), endOf(node));
      return file.diagnostic({
        offset: startOf(node),
        message: `This isn't shown as it's written, because of its colons: ${written}`,
        hint: `To show the colons, write a backslash before the first: \\${written}`,
      });
    });

/** Finds names that become pictures. */
export const checkEmoji: PageRule = ({tree, file}) =>
  nodesOf(tree, 'text').flatMap((node) =>
    Array.from(file.text.slice(startOf(node), endOf(node)).matchAll(/:(?:\+1|-1|[\w-]+):/g))
      .filter(([name]) => hasEmoji(name))
      .map(({0: name, index}) =>
        file.diagnostic({
          offset: startOf(node) + index,
          message: `${name} becomes a picture: ${getEmoji(name)}`,
          hint: `If you want that, write the picture itself. To show the characters, write {'${name}'}`,
        }),
      ),
  );
