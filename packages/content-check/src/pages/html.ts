import {htmlTagNames} from 'html-tag-names';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {Finding} from '../SourceFile';

const tagNames = new Set(htmlTagNames);
const svgTagName = /^(svg|path|g|circle|rect|line|text)$/;

/** Whether a tag is one of HTML, or one of those of SVG that a page may draw with. */
export const isHtml = (name: string): boolean => tagNames.has(name) || svgTagName.test(name);

/** Attributes of HTML that have another name in a page, as React names them. */
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  datetime: 'dateTime',
  crossorigin: 'crossOrigin',
  frameborder: 'frameBorder',
  allowfullscreen: 'allowFullScreen',
};

/** What is wrong with an attribute of an element of HTML. */
export function htmlAttributeSlip(
  element: string,
  {name, value}: MdxJsxAttribute,
): Finding | undefined {
  const other = renamed[name.toLowerCase()];
  if (other && name !== other) {
    return {
      message: `"${name}" in the tag <${element}> has another name in a page.`,
      mend: `Write ${other} instead of ${name}.`,
    };
  }
  if (name === 'style') {
    return typeof value === 'string'
      ? {
          message: `The tag <${element}> has a style: style="${value}".`,
          mend: 'Remove it: how things look is decided by the components.',
        }
      : undefined;
  }
  if (/^on[a-z]/i.test(name)) {
    return {
      message: `The tag <${element}> has a script: ${name}.`,
      mend: 'Remove it: a page cannot run scripts of its own.',
    };
  }
  return undefined;
}
