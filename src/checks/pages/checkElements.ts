import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {Nodes} from 'mdast';
import {htmlTagNames} from 'html-tag-names';
import {toString} from 'mdast-util-to-string';
import {componentNames, findComponent} from '../../content/components';
import type {ComponentDoc, ComponentProp} from '../../content/components';
import {drawIcon, iconNames} from '../../content/icons';
import {didYouMean, nearest} from '../../content/nearest';
import type {Problem} from '../../content/problem';
import type {Finding} from '../../content/SourceFile';
import {
  attributesOf,
  endOf,
  forEachElement,
  isAttribute,
  isElement,
  startOf,
  textOf,
  valueOf,
} from './elements';
import type {JsxElement} from './elements';
import {htmlAttributeSlip} from './htmlAttributes';
import type {Page} from './Page';

const listOf = (names: readonly string[]): string => names.join(', ');
const tagsOf = (names: readonly string[]): string => names.map((name) => `<${name}>`).join(' or ');

const htmlNames = new Set(htmlTagNames);
const isHtml = (name: string): boolean => htmlNames.has(name) || svgElements.test(name);
const svgElements = /^(svg|path|g|circle|rect|line|text)$/;

/** What Docusaurus itself lets a page use. */
const furtherNames = ['Head', 'Details'];

/** What Markdown calls a component's content in `@holds`. */
const markdownNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

const markdownWords: Record<string, string> = {
  list: 'a list, each line beginning with "- "',
  table: 'a table',
};

function howToWrite({name, type}: ComponentProp): string {
  switch (type.kind) {
    case 'number':
      return `Write ${name}={1}, with the number between the braces.`;
    case 'boolean':
      return `Write ${name} alone for yes, and leave it out for no.`;
    case 'choice':
      return `Use one of: ${listOf(type.values)}.`;
    case 'icon':
      return `Write ${name}="rocket", with the name of an icon. All icons: npm run icons`;
    case 'text':
      return `Write ${name}="…".`;
  }
}

/** What is wrong with the value of a prop. */
function propSlip(prop: ComponentProp, attribute: MdxJsxAttribute): Finding | undefined {
  const value = valueOf(attribute);
  const {name, type} = prop;
  const mend = howToWrite(prop);
  if (value.kind === 'computed') {
    return undefined;
  }
  const text = textOf(attribute);
  const written = value.kind === 'text' ? value.text : String(value.value);
  const says = `"${name}" is ${text === undefined ? `{${written}}` : `"${written}"`}`;
  switch (type.kind) {
    case 'number':
      return value.kind === 'constant' && typeof value.value === 'number'
        ? undefined
        : {
            message: `${says}, but should be a number.`,
            mend: /^-?[\d.]+$/.test(written) ? `Write ${name}={${written}}.` : mend,
          };
    case 'boolean':
      return value.kind === 'constant' && typeof value.value === 'boolean'
        ? undefined
        : {message: `${says}, but should be yes or no.`, mend};
  }
  if (text === undefined) {
    return {message: `${says}, but should be a text.`, mend};
  }
  if (text.trim() === '' && (prop.isRequired || type.kind !== 'text')) {
    return {message: `"${name}" is empty.`, mend};
  }
  if (type.kind === 'choice' && !type.values.includes(text)) {
    return {
      message: `${says}, which is not one of the possible values.`,
      mend: [didYouMean(text, type.values), mend].filter(Boolean).join(' '),
    };
  }
  if (type.kind === 'icon' && !drawIcon(text)) {
    return {
      message: `There is no icon "${text}".`,
      mend: [didYouMean(text, iconNames), 'All icons: npm run icons'].filter(Boolean).join(' '),
    };
  }
  return undefined;
}

const hasContent = (element: JsxElement): boolean =>
  element.children.some(
    (child) =>
      isElement(child) || child.type === 'mdxTextExpression' || toString(child).trim() !== '',
  );

function* propSlips(element: JsxElement, component: ComponentDoc): Generator<[number, Finding]> {
  const start = startOf(element);
  const {name, props} = component;
  const names = props.map((prop) => prop.name);
  const seen = new Set<string>();
  // A misspelt one is not missing as well.
  const meant = new Set<string | undefined>();
  for (const attribute of attributesOf(element)) {
    const offset = attribute.position ? startOf(attribute) : start;
    const prop = props.find((candidate) => candidate.name === attribute.name);
    if (seen.has(attribute.name)) {
      yield [offset, {message: `"${attribute.name}" is there twice.`, mend: 'Remove one of them.'}];
    } else if (!prop) {
      meant.add(nearest(attribute.name, names));
      const all =
        names.length > 0
          ? `<${name}> takes: ${listOf(names)}.`
          : `<${name}> takes nothing: remove it.`;
      yield [
        offset,
        {
          message: `<${name}> takes no "${attribute.name}".`,
          mend: [didYouMean(attribute.name, names), all].filter(Boolean).join(' '),
        },
      ];
    } else {
      const slip = propSlip(prop, attribute);
      if (slip) {
        yield [offset, slip];
      }
    }
    seen.add(attribute.name);
  }
  if (!element.attributes.every(isAttribute)) {
    return;
  }
  for (const prop of props) {
    if (!prop.isRequired || seen.has(prop.name) || meant.has(prop.name)) {
      continue;
    }
    yield [start, {message: `<${name}> has no "${prop.name}".`, mend: howToWrite(prop)}];
  }
}

function contentSlip(element: JsxElement, component: ComponentDoc): Finding | undefined {
  const {name, content} = component;
  const isFilled = hasContent(element);
  if (content === 'required' && !isFilled) {
    return {
      message: `There is nothing in <${name}>.`,
      mend: `Write its content between <${name}> and </${name}>.`,
    };
  }
  return content === 'none' && isFilled
    ? {
        message: `Nothing can stand in <${name}>.`,
        mend: `Write <${name} … />, and put its content elsewhere.`,
      }
    : undefined;
}

/** The components and Markdown elements directly in another, and a stray text as `undefined`. */
function* thingsIn(element: JsxElement): Generator<{name: string | undefined; node: Nodes}> {
  for (const child of element.children as Nodes[]) {
    if (isElement(child)) {
      yield {name: child.name ?? '', node: child};
    } else if (child.type === 'paragraph') {
      for (const inline of child.children as Nodes[]) {
        if (isElement(inline)) {
          yield {name: inline.name ?? '', node: inline};
        } else if (toString(inline).trim() !== '') {
          yield {name: undefined, node: inline};
        }
      }
    } else if (!child.type.startsWith('mdx')) {
      yield {name: markdownNames[child.type], node: child};
    }
  }
}

function* holdsSlips(
  element: JsxElement,
  {name, holds}: ComponentDoc,
): Generator<[number, Finding]> {
  if (!holds) {
    return;
  }
  const things = Array.from(thingsIn(element));
  const stray = things.find((thing) => !thing.name || !holds.includes(thing.name));
  const needed = holds.map((held) => markdownWords[held] ?? `<${held}>`).join(' or ');
  if (stray) {
    const what = stray.name ? `<${stray.name}>` : 'text';
    yield [
      startOf(stray.node),
      {
        message: `There is ${what} directly in <${name}>, which holds nothing but ${needed}.`,
        mend: `Move it out of <${name}>, or into one of its parts.`,
      },
    ];
  }
}

function withinSlip(ancestors: readonly Nodes[], component: ComponentDoc): Finding | undefined {
  const {name, within} = component;
  const parent = ancestors.findLast((node) => isElement(node));
  const container = parent && findComponent(parent.name ?? '');
  // What is unknown or holds other things has been said already.
  const isSaid = parent && !isHtml(parent.name ?? '') && (!container || container.holds);
  if (!within || isSaid || (container && within.includes(container.name))) {
    return undefined;
  }
  const where = parent ? `in <${parent.name ?? ''}>` : 'on its own';
  return {
    message: `<${name}> stands ${where}, but belongs in ${tagsOf(within)}.`,
    mend: `Put it between <${within[0] ?? ''}> and </${within[0] ?? ''}>.`,
  };
}

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
    } else if (name && !furtherNames.includes(name) && !imported.has(name.split('.')[0] ?? '')) {
      say(start, unknownName(name));
    }
  });
  return problems;
}
