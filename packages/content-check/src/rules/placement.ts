import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describeCanContain} from '../components';
import type {ComponentDoc} from '../components';
import {isElement, startOf} from '../model/elements';
import type {JsxElement} from '../model/elements';
import type {DiagnosticDetails} from '../SourceFile';
import {isHtml} from './html';
import {plain} from './plain';

/** The names of Markdown's blocks in `@canContain`. */
const markdownNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

const hasContent = (element: JsxElement): boolean =>
  element.children.some(
    (child) =>
      isElement(child) || child.type === 'mdxTextExpression' || toString(child).trim() !== '',
  );

/** A component that lacks content, or has some although it can't. */
export function contentProblem(
  element: JsxElement,
  {name, content}: ComponentDoc,
): DiagnosticDetails | undefined {
  const isFilled = hasContent(element);
  if (content === 'required' && !isFilled) {
    return {
      message: `<${name}> is empty.`,
      hint: `Write its content between <${name}> and </${name}>.`,
    };
  }
  return content === 'none' && isFilled
    ? {
        message: `<${name}> can't contain anything.`,
        hint: `Write <${name} … /> and move its content below it.`,
      }
    : undefined;
}

type Child = {name: string | undefined; node: Nodes};

/** The components and Markdown blocks directly inside an element; text has no name. */
function childrenOf(element: JsxElement): Child[] {
  return (element.children as Nodes[]).flatMap((child): Child[] => {
    if (isElement(child)) {
      return [{name: child.name ?? '', node: child}];
    }
    if (child.type === 'paragraph') {
      return (child.children as Nodes[])
        .filter((inline) => isElement(inline) || toString(inline).trim() !== '')
        .map((node) => ({name: isElement(node) ? (node.name ?? '') : undefined, node}));
    }
    return child.type.startsWith('mdx') ? [] : [{name: markdownNames[child.type], node: child}];
  });
}

/** The first thing in a component that it can't contain, with its offset. */
export function containmentProblem(
  element: JsxElement,
  {name, canContain}: ComponentDoc,
): [offset: number, DiagnosticDetails | undefined] {
  const stray =
    canContain &&
    childrenOf(element).find((child) => !child.name || !canContain.includes(child.name));
  if (!stray) {
    return [startOf(element), undefined];
  }
  return [
    startOf(stray.node),
    {
      message: `<${name}> can only contain ${plain(describeCanContain(canContain))}.`,
      hint: stray.name
        ? `Move this ${isElement(stray.node) ? `<${stray.name}>` : stray.name} out of <${name}>.`
        : 'Move this text above it.',
    },
  ];
}

/** A component that is outside of the components that it belongs in. */
export function parentProblem(
  ancestors: readonly Nodes[],
  {name, belongsIn}: ComponentDoc,
  findComponent: (name: string) => ComponentDoc | undefined,
): DiagnosticDetails | undefined {
  const parent = ancestors.findLast((node) => isElement(node));
  const container = parent && findComponent(parent.name ?? '');
  // An unknown parent, or one that can't contain this component, has a diagnostic of its own.
  const isReported = parent && !isHtml(parent.name ?? '') && (!container || container.canContain);
  if (!belongsIn || isReported || (container && belongsIn.includes(container.name))) {
    return undefined;
  }
  const places = belongsIn.map((place) => `<${place}>`).join(' or ');
  const [first = ''] = belongsIn;
  return {
    message: `<${name}> belongs in ${places}${parent ? `, not in <${parent.name ?? ''}>` : ''}.`,
    hint: `Move it between <${first}> and </${first}>.`,
  };
}
