import type {Nodes} from 'mdast';
import {describeCanContain, plain} from '../components';
import type {ComponentDoc} from '../components';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../config';
import {importsOf} from '../model/code';
import type {Page} from '../model/readPage';
import {
  attributesOf,
  elementsOf,
  endOf,
  isComment,
  isElement,
  nodesOf,
  placesIn,
  startOf,
} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {didYouMean, sentences} from '../suggest';
import {htmlProblems, isHtml} from './html';
import {propProblems} from './props';

/** The names of Markdown's blocks in `@canContain`. */
const blockNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

/** The components and Markdown blocks directly inside an element; text has no name. */
function childrenOf(element: JsxElement): {name?: string; node: Nodes}[] {
  return (element.children as Nodes[])
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((node) => !isComment(node))
    .filter((node) => node.type !== 'text' || node.value.trim() !== '')
    .map((node) => ({
      name: isElement(node) ? (node.name ?? '') : blockNames[node.type],
      node,
    }));
}

/** A component that lacks content, has some although it can't, or has something else than it can. */
function contentProblems(
  element: JsxElement,
  {name, content, canContain, counts}: ComponentDoc,
  components: readonly ComponentDoc[],
): Problem[] {
  const offset = startOf(element);
  const children = childrenOf(element);
  // More than the highest number start new rows of the same kind.
  const numbers = counts?.match(/\d+/g)?.map(Number) ?? [];
  const {length} = children;
  if (counts && length > 1 && length < Math.max(...numbers) && !numbers.includes(length)) {
    const message = `<${name}> contains ${length}, which leaves a row half empty.`;
    return [{offset, severity: 'warning', message, hint: `Use ${counts}.`}];
  }
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

/** Whether a line couldn't be read that may define names. */
const isCodeUnread = ({file, unread}: Page): boolean =>
  unread.some(({start}) => /^(?:import|export)\b/.test(file.text.slice(start)));

/** Checks components (props, content, place) and the elements and attributes of HTML. */
export const checkElements: PageRule = (page, {config}) => {
  const {components, guide, providedByDocusaurus} = config;
  const own = ({name}: JsxElement) => page.names.defined.has(name?.split('.', 1)[0] ?? '');

  const problemsOf = (element: JsxElement, ancestors: readonly Nodes[]): Problem[] => {
    const name = element.name ?? '';
    const offset = startOf(element);
    const component = components.find((other) => other.name === name);
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
      const meant = components.find((other) => other.name.toLowerCase() === name);
      const only = attributesOf(element).find(
        (attribute) => attribute.name === 'to' || attribute.name === 'icon',
      );
      if (only) {
        return [
          {
            offset: startOf(only) || offset,
            message: `<${name}> can't have \`${only.name}\`.`,
            hint: meant
              ? `Write <${meant.name}>, with a capital letter.`
              : name === 'a'
                ? 'Use `href` instead.'
                : `Delete it, or use a component: ${guide}`,
          },
        ];
      }
      return htmlProblems(element, ancestors, config.refuses?.includes('ownStyles'));
    }
    const isKnown =
      isCodeUnread(page) ||
      name === '' ||
      name.includes('-') ||
      providedByDocusaurus.includes(name);
    const names = components.map((other) => other.name);
    const hint = sentences(didYouMean(name, names), `All components: ${guide}`);
    return isKnown ? [] : [{offset, message: `The component <${name}> doesn't exist.`, hint}];
  };

  return placesIn(page.tree).flatMap(({node, ancestors}) =>
    isElement(node) && !own(node) ? problemsOf(node, ancestors) : [],
  );
};

/** Finds names in the code of a page that nothing defines: `{client}`. */
export const checkExpressions: PageRule = (page, {config}) => {
  const known = [...config.components.map(({name}) => name), ...config.providedByDocusaurus];
  const inText = nodesOf(page.tree, 'mdxFlowExpression', 'mdxTextExpression');
  const inTags = elementsOf(page.tree).flatMap(({attributes}) => attributes);
  const unknown = isCodeUnread(page) ? [] : page.names.unknown;
  return unknown
    .filter(({name}) => !known.includes(name))
    .map(({name, offset}) => {
      const isAround = (node: Nodes | JsxElement['attributes'][number]) =>
        startOf(node) <= offset && offset < endOf(node);
      const braces = inText.find(isAround);
      const shown = braces?.value === name ? `\\{${name}\\}` : '\\{ and \\}';
      return {
        offset: braces ? startOf(braces) : offset,
        message: `"${name}" is read as code here, but it isn't defined.`,
        hint: braces
          ? `To show the braces, write ${shown}. To make it a comment, write {/* … */}.`
          : `${inTags.some(isAround) ? 'Text needs quotes instead of braces. For code, import' : 'Import'} or define "${name}" first.`,
      };
    });
};

/** Finds imports of files that don't exist. */
export const checkModules: PageRule = ({file, tree}, {siteMap}) =>
  importsOf(tree)
    .filter(({source}) => !siteMap.hasModule(source, file.path))
    .map(({source, offset}) => ({
      offset,
      message: `"${source}" doesn't exist, so nothing can be imported from it.`,
      hint: 'Correct the name of the file, or delete this line.',
    }));
