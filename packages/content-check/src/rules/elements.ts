import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describeCanContain, plain} from '../components';
import type {ComponentDoc} from '../components';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../model/Content';
import {mergeField} from '../model/explainSyntaxError';
import {codeOf} from '../model/imports';
import type {Page} from '../model/readPage';
import {endOf, isAttribute, isElement, nodesOf, placesIn, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {didYouMean, sentences} from '../suggest';
import {htmlProblems, isHtml, replacementProblem} from './html';
import {propProblems, repetitionProblems} from './props';

const hasContent = (element: JsxElement): boolean =>
  element.children.some(
    (child) =>
      isElement(child) || child.type === 'mdxTextExpression' || toString(child).trim() !== '',
  );

/** A component that lacks content, or has some although it can't. */
function contentProblems(element: JsxElement, {name, content}: ComponentDoc): Problem[] {
  const offset = startOf(element);
  const isFilled = hasContent(element);
  if (content === 'required' && !isFilled) {
    const hint = `Write its content between <${name}> and </${name}>.`;
    return [{offset, message: `<${name}> is empty.`, hint}];
  }
  return content === 'none' && isFilled
    ? [
        {
          offset,
          message: `<${name}> can't contain anything.`,
          hint: `Write <${name} … /> and move its content below it.`,
        },
      ]
    : [];
}

/** The names of Markdown's blocks in `@canContain`. */
const blockNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

/** The components and Markdown blocks directly inside an element; text has no name. */
function childrenOf(element: JsxElement): {name?: string; node: Nodes}[] {
  return (element.children as Nodes[]).flatMap((child) => {
    if (isElement(child)) {
      return [{name: child.name ?? '', node: child}];
    }
    if (child.type === 'paragraph') {
      return (child.children as Nodes[])
        .filter((inline) => isElement(inline) || toString(inline).trim() !== '')
        .map((node) => ({name: isElement(node) ? (node.name ?? '') : undefined, node}));
    }
    return child.type.startsWith('mdx') ? [] : [{name: blockNames[child.type], node: child}];
  });
}

/** The first thing in a component that it can't contain. */
function containmentProblems(element: JsxElement, {name, canContain}: ComponentDoc): Problem[] {
  const stray =
    canContain &&
    childrenOf(element).find((child) => !child.name || !canContain.includes(child.name));
  if (!stray) {
    return [];
  }
  const {node} = stray;
  return [
    {
      offset: startOf(node),
      message: `<${name}> can only contain ${plain(describeCanContain(canContain))}.`,
      hint: stray.name
        ? `Move this ${isElement(node) ? `<${stray.name}>` : stray.name} out of <${name}>.`
        : 'Move this text above it.',
    },
  ];
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

/** Whether every part of an opening tag could be read. */
function areAllRead(element: JsxElement, {unread}: Page): boolean {
  const start = startOf(element);
  const end = startOf(element.children[0] ?? element) || endOf(element);
  return !unread.some((range) => range.start >= start && range.end <= Math.max(end, start + 1));
}

/** Checks components (props, content, place) and the elements and attributes of HTML. */
export const checkElements: PageRule = (page, {config}) => {
  const {components, guide, providedByDocusaurus, replacements = {}} = config;
  const imported = new Set(codeOf(page).imports.flatMap(({names}) => names));
  const find = (name = '') => components.find((component) => component.name === name);
  const isKnown = (name: string): boolean =>
    providedByDocusaurus.includes(name) || imported.has(name.split('.')[0] ?? '');

  const problemsOf = (element: JsxElement, ancestors: readonly Nodes[]): Problem[] => {
    const name = element.name ?? '';
    const component = find(name);
    const replacement = find(replacements[name]);
    if (component) {
      return [
        ...propProblems(element, component, config, areAllRead(element, page)),
        ...(page.hasNesting
          ? [
              ...contentProblems(element, component),
              ...containmentProblems(element, component),
              ...parentProblems(element, ancestors, component, components),
              ...repetitionProblems(element, ancestors, component),
            ]
          : []),
      ];
    }
    if (replacement) {
      return [replacementProblem(element, replacement)];
    }
    if (isHtml(name)) {
      return htmlProblems(element, ancestors);
    }
    const names = components.map((other) => other.name);
    return name === '' || isKnown(name)
      ? []
      : [
          {
            offset: startOf(element),
            message: `The component <${name}> doesn't exist.`,
            hint: sentences(didYouMean(name, names), `All components: ${guide}`),
          },
        ];
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
  nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression').flatMap((node) => {
    const {value, data} = node;
    const isHarmless = (data?.estree?.body ?? []).every(
      (statement) =>
        statement.type === 'ExpressionStatement' &&
        statement.expression.type === 'Literal' &&
        typeof statement.expression.value === 'string',
    );
    if (mergeField.test(`{${value}}`)) {
      const message = `"{${value}}" is a placeholder from a mailing tool.`;
      return [{offset: startOf(node), message, hint: 'Replace it with the final text.'}];
    }
    return isHarmless
      ? []
      : [
          {
            offset: startOf(node),
            message: `{${value}} is read as code.`,
            hint: `To show the braces, write \\{${value}\\}. To make it a comment, write {/* ${value} */}.`,
          },
        ];
  });

/** What a page can show without code: a part of a page, or an image. */
const isPart = /\.(mdx?|png|jpe?g|gif|svg|webp|avif)$/i;

/** Checks code outside of the text: pages can import parts of pages, and nothing else. */
export const checkImports: PageRule = (page, {siteMap}) => {
  const {imports, others} = codeOf(page);
  const isRight = ({file, isDefault}: (typeof imports)[number]): boolean =>
    isDefault && file !== undefined && isPart.test(file) && siteMap.hasFile(file);
  return [
    ...imports
      .filter((item) => !isRight(item))
      .map(({node, source}) => ({
        offset: startOf(node),
        message: `There's nothing to import at "${source}".`,
        hint: 'Delete this line. You can use components without importing them.',
      })),
    ...others.map((node) => ({
      offset: startOf(node),
      message: 'A line that starts with "export" is read as code.',
      hint: 'Start the line with another word or with a capital letter.',
    })),
  ];
};
