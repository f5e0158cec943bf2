import {componentNames, findComponent, ofDocusaurus} from '../../../../src/content/components';
import {didYouMean} from '../nearest';
import type {Problem} from '../problem';
import type {Finding} from '../SourceFile';
import {attributesOf, endOf, forEachElement, startOf} from './elements';
import {htmlAttributeSlip, isHtml} from './html';
import type {Page} from './Page';
import {contentSlip, holdsSlips, withinSlip} from './placeSlips';
import {propSlips} from './propSlips';

function unknownName(name: string): Finding {
  return {
    message: `There is no component <${name}>.`,
    mend: [didYouMean(name, componentNames), 'All components: guides/authors.md']
      .filter(Boolean)
      .join(' '),
  };
}

/** The names that a page imports, about which nothing is known. */
function importedNames(page: Page): Set<string> {
  const names = page.tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).flatMap((statement) =>
          statement.type === 'ImportDeclaration'
            ? statement.specifiers.map(({local}) => local.name)
            : [],
        )
      : [],
  );
  return new Set(names);
}

/** Components, their props, what is in them and what they are in; and the attributes of HTML. */
export function checkElements(page: Page): Problem[] {
  const problems: Problem[] = [];
  const imported = importedNames(page);
  const say = (offset: number, finding: Finding | undefined) => {
    if (finding) {
      problems.push(page.file.problem(offset, finding));
    }
  };
  forEachElement(page.tree, (element, ancestors) => {
    const name = element.name ?? '';
    const component = findComponent(name);
    const start = startOf(element);
    if (component) {
      // What could not be read is not said to be missing.
      const firstLine = {start, end: startOf(element.children[0] ?? element) || endOf(element)};
      const isUnread = page.unread.some(
        (range) => range.start >= start && range.end <= Math.max(firstLine.end, start + 1),
      );
      for (const [offset, finding] of propSlips(element, component)) {
        if (!isUnread || offset !== start) {
          say(offset, finding);
        }
      }
      if (page.hasNesting) {
        say(start, contentSlip(element, component));
        for (const [offset, finding] of holdsSlips(element, component)) {
          say(offset, finding);
        }
        say(start, withinSlip(ancestors, component));
      }
    } else if (isHtml(name)) {
      for (const attribute of attributesOf(element)) {
        say(startOf(attribute) || start, htmlAttributeSlip(name, attribute));
      }
    } else if (name && !ofDocusaurus.includes(name) && !imported.has(name.split('.')[0] ?? '')) {
      say(start, unknownName(name));
    }
  });
  return problems;
}
