import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {findComponent} from '../../../../src/content/components';
import type {ComponentDoc} from '../../../../src/content/components';
import type {Finding} from '../SourceFile';
import {isElement, startOf} from './elements';
import type {JsxElement} from './elements';
import {isHtml} from './html';

const tagsOf = (names: readonly string[]): string => names.map((name) => `<${name}>`).join(' or ');

/** What Markdown calls a component's content in `@holds`. */
const markdownNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

const markdownWords: Record<string, string> = {
  list: 'a list, each line beginning with "- "',
  table: 'a table',
};

const hasContent = (element: JsxElement): boolean =>
  element.children.some(
    (child) =>
      isElement(child) || child.type === 'mdxTextExpression' || toString(child).trim() !== '',
  );

/** What is wrong with how much stands between a component's tags. */
export function contentSlip(element: JsxElement, component: ComponentDoc): Finding | undefined {
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

/** What is wrong with what a component holds, with where it is. */
export function* holdsSlips(
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

/** What is wrong with where a component stands. */
export function withinSlip(
  ancestors: readonly Nodes[],
  component: ComponentDoc,
): Finding | undefined {
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
