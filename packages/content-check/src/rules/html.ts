import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import svgTagNames from 'svg-tags';
import type {Problem} from '../Diagnostic';
import {attributesOf, isElement, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';

const tagNames = new Set<string>([...htmlTagNames, ...svgTagNames]);

/** Whether a tag is an element of HTML or SVG. */
export const isHtml = (name: string): boolean => tagNames.has(name);

/** Elements with styles and scripts, and those that set styles or belong in the head of a page. */
const ownStyles =
  /^(script|style|link|meta|base|html|head|body|font|center|big|strike|tt|marquee|blink|basefont|dir)$/;

/** What an attribute does that pages can't do. */
function attributeProblem(
  element: string,
  {name, value}: MdxJsxAttribute,
  refusesStyles: boolean,
): Problem | undefined {
  if (refusesStyles && /^on[a-z]|^dangerouslySetInnerHTML$|^style$/i.test(name)) {
    return {
      message: `<${element}> can't have the attribute \`${name}\`.`,
      hint: `Delete \`${name}\`. Pages can't contain scripts and styles of their own.`,
    };
  }
  return name === 'style' && typeof value === 'string'
    ? {
        message: '`style` must be an object instead of text.',
        hint: "Write it like style={{color: 'red', fontSize: '2rem'}}.",
      }
    : undefined;
}

/**
 * The problems of an HTML element and its attributes.
 *
 * @param refusesStyles whether pages can't contain styles and scripts of their own
 */
export function htmlProblems(
  element: JsxElement,
  ancestors: readonly Nodes[],
  refusesStyles = false,
): Problem[] {
  const name = element.name ?? '';
  const offset = startOf(element);
  const problems: Problem[] = attributesOf(element).flatMap((attribute) => {
    const found = attributeProblem(name, attribute, refusesStyles);
    return found ? [{offset: startOf(attribute) || offset, ...found}] : [];
  });
  // Docusaurus moves what is inside of `<Head>` to where it belongs.
  const isInHead = ancestors.some((node) => isElement(node) && node.name === 'Head');
  if (refusesStyles && ownStyles.test(name) && !isInHead) {
    problems.push({
      offset,
      message: `<${name}> is left over from another program.`,
      hint: 'Delete the tag. Keep what is in it only if visitors should read it.',
    });
  }
  if (htmlVoidElements.includes(name) && element.children.length > 0) {
    const message = `<${name}> can't contain anything.`;
    problems.push({offset, message, hint: `Write <${name} … />.`});
  }
  return problems;
}
