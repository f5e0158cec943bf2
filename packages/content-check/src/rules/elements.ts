import type {Nodes} from 'mdast';
import {describeCanContain, plain} from '../components';
import type {ComponentDoc} from '../components';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../model/Content';
import {anchorInBraces, codeLine} from '../model/explainSyntaxError';
import {isAttribute, isElement, nodesOf, placesIn, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {firstProblem} from '../rows';
import {didYouMean, sentences} from '../suggest';
import {htmlProblems, isHtml} from './html';
import {propProblems} from './props';

/** The names of Markdown's blocks in `@canContain`. */
const blockNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

/** The components and Markdown blocks directly inside an element; text has no name. */
function childrenOf(element: JsxElement): {name?: string; node: Nodes}[] {
  return (element.children as Nodes[])
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((node) => node.type !== 'mdxFlowExpression')
    .filter((node) => node.type !== 'text' || node.value.trim() !== '')
    .map((node) => ({
      name: isElement(node) ? (node.name ?? '') : blockNames[node.type],
      node,
    }));
}

/** A component that lacks content, has some although it can't, or has something else than it can. */
function contentProblems(
  element: JsxElement,
  {name, content, canContain}: ComponentDoc,
  components: readonly ComponentDoc[],
): Problem[] {
  const offset = startOf(element);
  const children = childrenOf(element);
  if (content === 'required' && children.length === 0) {
    const hint = `Write its content between <${name}> and </${name}>.`;
    return [{offset, message: `<${name}> is empty.`, hint}];
  }
  if (content === 'none' && children.length > 0) {
    const hint = `Write <${name} … /> and move its content below it.`;
    return [{offset, message: `<${name}> can't contain anything.`, hint}];
  }
  const stray =
    canContain && children.find((child) => !child.name || !canContain.includes(child.name));
  // An unknown component, or a broken table, has a problem of its own.
  const isReported =
    stray && isElement(stray.node)
      ? !isHtml(stray.name ?? '') && !components.some((component) => component.name === stray.name)
      : stray?.node.type === 'text' && stray.node.value.trimStart().startsWith('|');
  return stray && !isReported
    ? [
        {
          offset: startOf(stray.node),
          message: `<${name}> can only contain ${plain(describeCanContain(canContain))}.`,
          hint: stray.name
            ? `Move this ${isElement(stray.node) ? `<${stray.name}>` : stray.name} out of <${name}>.`
            : 'Move this text above it.',
        },
      ]
    : [];
}

/** A component that is outside of the components that it belongs in. */
function parentProblems(
  element: JsxElement,
  ancestors: readonly Nodes[],
  {name, belongsIn}: ComponentDoc,
  components: readonly ComponentDoc[],
): Problem[] {
  const parent = ancestors.findLast((node) => isElement(node))?.name;
  const container = components.find((component) => component.name === parent);
  // An unknown parent, or one that can't contain this component, has a problem of its own.
  const isReported = parent && !isHtml(parent) && (!container || container.canContain);
  if (!belongsIn || isReported || (container && belongsIn.includes(container.name))) {
    return [];
  }
  const places = belongsIn.map((place) => `<${place}>`).join(' or ');
  const [first = ''] = belongsIn;
  return [
    {
      offset: startOf(element),
      message: `<${name}> belongs in ${places}${parent ? `, not in <${parent}>` : ''}.`,
      hint: `Move it between <${first}> and </${first}>.`,
    },
  ];
}

/** Checks components (props, content, place) and the elements and attributes of HTML. */
export const checkElements: PageRule = (page, {config}) => {
  const {components, guide, providedByDocusaurus} = config;
  const find = (name = '') => components.find((component) => component.name === name);

  const problemsOf = (element: JsxElement, ancestors: readonly Nodes[]): Problem[] => {
    const name = element.name ?? '';
    const offset = startOf(element);
    const component = find(name);
    if (component) {
      return [
        ...propProblems(element, component, config, page.unread.length === 0),
        ...(page.unread.length === 0
          ? [
              ...contentProblems(element, component, components),
              ...parentProblems(element, ancestors, component, components),
            ]
          : []),
      ];
    }
    if (isHtml(name)) {
      return htmlProblems(element, ancestors);
    }
    const isKnown = name === '' || providedByDocusaurus.includes(name);
    const names = components.map((other) => other.name);
    const hint = sentences(didYouMean(name, names), `All components: ${guide}`);
    return isKnown ? [] : [{offset, message: `The component <${name}> doesn't exist.`, hint}];
  };

  return placesIn(page.tree).flatMap(({node, ancestors}) => {
    if (!isElement(node)) {
      return [];
    }
    const spread = node.attributes.find((attribute) => !isAttribute(attribute));
    const code = spread && {
      offset: startOf(node),
      message: `{${spread.value}} is read as code.`,
      hint: 'Write each prop by itself, such as title="…".',
    };
    return [...(code ? [code] : []), ...problemsOf(node, ancestors)];
  });
};

/** Finds braces in the text, which are read as code. Comments and `{' '}` are harmless. */
export const checkExpressions: PageRule = ({tree}) =>
  nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression')
    .filter(({data}) =>
      data?.estree?.body.some(
        (statement) =>
          statement.type !== 'ExpressionStatement' ||
          statement.expression.type !== 'Literal' ||
          typeof statement.expression.value !== 'string',
      ),
    )
    .map(
      (node) =>
        firstProblem([anchorInBraces], `{${node.value}}`, startOf(node)) ?? {
          offset: startOf(node),
          message: `{${node.value}} is read as code.`,
          hint: `To show the braces, write ${`{${node.value}}`.replace(/[{}]/g, '\\$&')}. To make it a comment, write {/* ${node.value} */}.`,
        },
    );

/** Finds lines that are read as code: pages can use components without importing them. */
export const checkModules: PageRule = ({tree}) =>
  nodesOf(tree, 'mdxjsEsm').map((node) =>
    codeLine(startOf(node), node.value.split(' ', 1)[0] ?? ''),
  );
