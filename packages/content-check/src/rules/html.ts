import {htmlTagNames} from 'html-tag-names';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import svgTagNames from 'svg-tags';
import type {DiagnosticDetails} from '../SourceFile';

const tagNames = new Set<string>([...htmlTagNames, ...svgTagNames]);

/** Whether a tag is an element of HTML or SVG. */
export const isHtml = (name: string): boolean => tagNames.has(name);

/** An HTML attribute that doesn't work in a page. */
export function htmlAttributeProblem(
  element: string,
  {name, value}: MdxJsxAttribute,
): DiagnosticDetails | undefined {
  if (/^on[a-z]/i.test(name)) {
    return {
      message: `<${element}> can't run a script: \`${name}\`.`,
      hint: `Delete \`${name}\`. Pages can't contain scripts of their own.`,
    };
  }
  if (name === 'style') {
    return typeof value === 'string'
      ? {
          message: `<${element}> can't have a style: style="${value}"`,
          hint: 'Delete it. The components decide how things look.',
        }
      : undefined;
  }
  const {property} = find(html, name);
  return property === name || /^(aria|data)-/.test(name)
    ? undefined
    : {
        message: `Use \`${property}\` instead of \`${name}\`.`,
        hint: `Pages use React's names for some HTML attributes.`,
      };
}
