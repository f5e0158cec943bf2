import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import type {Nodes} from 'mdast';
import svgTagNames from 'svg-tags';
import {describeCanContain, plain} from '../components';
import type {ComponentDoc} from '../components';
import type {PageRule} from '../config';
import type {Diagnostic, Explanation} from '../Diagnostic';
import type {Page} from '../model/readPage';
import {attributesOf, isComment, isElement, placesIn, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {didYouMean, sentences} from '../suggest';

const tagNames = new Set<string>([...htmlTagNames, ...svgTagNames]);

/** Whether a tag is an element of HTML or SVG. */
export const isHtml = (name: string): boolean => tagNames.has(name);

/** The elements of a page that it doesn't define itself, with what they are in. */
const elementsOn = ({
  tree,
  names,
}: Page): {element: JsxElement; name: string; ancestors: readonly Nodes[]}[] =>
  placesIn(tree).flatMap(({node, ancestors}) =>
    isElement(node) && !names.defined.has(node.name?.split('.', 1)[0] ?? '')
      ? [{element: node, name: node.name ?? '', ancestors}]
      : [],
  );

/** The elements of a page that components describe. */
export const componentsOn = (page: Page, components: readonly ComponentDoc[]) =>
  elementsOn(page).flatMap((place) => {
    const doc = components.find(({name}) => name === place.name);
    return doc ? [{...place, doc}] : [];
  });

/** The names of Markdown's blocks in `@canContain`. */
const blockNames: Partial<Record<Nodes['type'], string>> = {list: 'list', table: 'table'};

/** The components and Markdown blocks directly inside an element; text has no name. */
const childrenOf = (element: JsxElement): {name?: string; node: Nodes}[] =>
  (element.children as Nodes[])
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((node) => !isComment(node))
    .filter((node) => node.type !== 'text' || node.value.trim() !== '')
    .map((node) => ({
      name: isElement(node) ? (node.name ?? '') : blockNames[node.type],
      node,
    }));

/** A component that lacks content, has some although it can't, or has something else than it can. */
function contentProblem(
  element: JsxElement,
  {name, content, canContain}: ComponentDoc,
  components: readonly ComponentDoc[],
): (Explanation & {offset: number}) | undefined {
  const offset = startOf(element);
  const children = childrenOf(element);
  if (content === 'required' && children.length === 0) {
    const hint = `Write its content between <${name}> and </${name}>.`;
    return {offset, message: `<${name}> is empty.`, hint};
  }
  if (content === 'none' && children.length > 0) {
    const hint = `Write <${name} … /> and move its content below it.`;
    return {offset, message: `<${name}> can't contain anything.`, hint};
  }
  const stray =
    canContain && children.find((child) => !child.name || !canContain.includes(child.name));
  // An unknown component, or a broken table, has a problem of its own.
  const isReported =
    stray && isElement(stray.node)
      ? !isHtml(stray.name ?? '') && !components.some((component) => component.name === stray.name)
      : stray?.node.type === 'text' && stray.node.value.trimStart().startsWith('|');
  return stray && !isReported
    ? {
        offset: startOf(stray.node),
        message: `<${name}> can only contain ${plain(describeCanContain(canContain))}.`,
        hint: stray.name
          ? `Move this ${isElement(stray.node) ? `<${stray.name}>` : stray.name} out of <${name}>.`
          : 'Move this text above it.',
      }
    : undefined;
}

/** A component that is outside of the components that it belongs in. */
function parentProblem(
  ancestors: readonly Nodes[],
  {name, belongsIn}: ComponentDoc,
  components: readonly ComponentDoc[],
): Explanation | undefined {
  const parent = ancestors.findLast((node) => isElement(node))?.name;
  const container = components.find((component) => component.name === parent);
  // An unknown parent, or one that can't contain this component, has a problem of its own.
  const isReported = parent && !isHtml(parent) && (!container || container.canContain);
  if (!belongsIn || isReported || (container && belongsIn.includes(container.name))) {
    return undefined;
  }
  const places = belongsIn.map((place) => `<${place}>`).join(' or ');
  const [first = ''] = belongsIn;
  return {
    message: `<${name}> belongs in ${places}${parent ? `, not in <${parent}>` : ''}.`,
    hint: `Move it between <${first}> and </${first}>.`,
  };
}

/** Checks what components contain and where they are. */
export const checkNesting: PageRule = (page, {config: {components}}) =>
  // What couldn't be read may be what's missing.
  (page.unread.length > 0 ? [] : componentsOn(page, components)).flatMap(
    ({element, ancestors, doc}): Diagnostic[] =>
      [contentProblem(element, doc, components), parentProblem(ancestors, doc, components)].flatMap(
        (found) => (found ? page.file.diagnostic({offset: startOf(element), ...found}) : []),
      ),
  );

/** Finds rows of cards that aren't full. */
export const checkRows: PageRule = (page, {config: {components}}) =>
  componentsOn(page, components).flatMap(({element, doc: {name, counts}}): Diagnostic[] => {
    const numbers = counts?.match(/\d+/g)?.map(Number) ?? [];
    const {length} = childrenOf(element);
    // More than the highest number start new rows of the same kind.
    const isFull = length < 2 || numbers.includes(length) || length > Math.max(...numbers);
    return counts === undefined || isFull || page.unread.length > 0
      ? []
      : [
          page.file.diagnostic({
            offset: startOf(element),
            message: `<${name}> contains ${length}, which leaves a row half empty.`,
            hint: `Use ${counts}.`,
          }),
        ];
  });

/** Whether a line couldn't be read that may define names. */
export const isCodeUnread = ({file, unread}: Page): boolean =>
  unread.some(({start}) => /^(?:import|export)\b/.test(file.text.slice(start)));

/** Finds components that nothing defines. */
export const checkComponents: PageRule = (page, {config}) => {
  const {components, guide, providedByDocusaurus} = config;
  const names = components.map(({name}) => name);
  const isKnown = (name: string): boolean =>
    name === '' || name.includes('-') || isHtml(name) || names.includes(name);
  return (isCodeUnread(page) ? [] : elementsOn(page))
    .filter(({name}) => !isKnown(name) && !providedByDocusaurus.includes(name))
    .map(({element, name}) =>
      page.file.diagnostic({
        offset: startOf(element),
        message: `The component <${name}> doesn't exist.`,
        hint: sentences(didYouMean(name, names), `All components: ${guide}`),
      }),
    );
};

/** Elements with styles and scripts, and those that set styles or belong in the head of a page. */
const ownStyles =
  /^(script|style|link|meta|base|html|head|body|font|center|big|strike|tt|marquee|blink|basefont|dir)$/;

/** What an attribute of HTML does that pages can't do. */
function attributeProblem(
  element: string,
  name: string,
  isText: boolean,
  {components, guide, refuses}: Parameters<PageRule>[1]['config'],
): Explanation | undefined {
  if (name === 'to' || name === 'icon') {
    const meant = components.find((other) => other.name.toLowerCase() === element);
    const otherwise =
      element === 'a' ? 'Use `href` instead.' : `Delete it, or use a component: ${guide}`;
    return {
      message: `<${element}> can't have \`${name}\`.`,
      hint: meant ? `Write <${meant.name}>, with a capital letter.` : otherwise,
    };
  }
  if (refuses?.includes('ownStyles') && /^on[a-z]|^dangerouslySetInnerHTML$|^style$/i.test(name)) {
    return {
      message: `<${element}> can't have the attribute \`${name}\`.`,
      hint: `Delete \`${name}\`. Pages can't contain scripts and styles of their own.`,
    };
  }
  return name === 'style' && isText
    ? {
        message: '`style` must be an object instead of text.',
        hint: "Write it like style={{color: 'red', fontSize: '2rem'}}.",
      }
    : undefined;
}

/** Checks the elements of HTML and their attributes. */
export const checkHtml: PageRule = (page, {config}) =>
  elementsOn(page)
    .filter(({name}) => isHtml(name) && !config.components.some((other) => other.name === name))
    .flatMap(({element, name, ancestors}): Diagnostic[] => {
      const offset = startOf(element);
      // Docusaurus moves what is inside of `<Head>` to where it belongs.
      const isInHead = ancestors.some((node) => isElement(node) && node.name === 'Head');
      const found = attributesOf(element).map((attribute) => {
        const isText = typeof attribute.value === 'string';
        const problem = attributeProblem(name, attribute.name, isText, config);
        return problem && {offset: startOf(attribute) || offset, ...problem};
      });
      return [
        ...found,
        config.refuses?.includes('ownStyles') && ownStyles.test(name) && !isInHead
          ? {
              offset,
              message: `<${name}> is left over from another program.`,
              hint: 'Delete the tag. Keep what is in it only if visitors should read it.',
            }
          : undefined,
        htmlVoidElements.includes(name) && element.children.length > 0
          ? {offset, message: `<${name}> can't contain anything.`, hint: `Write <${name} … />.`}
          : undefined,
      ].flatMap((problem) => (problem ? page.file.diagnostic(problem) : []));
    });
