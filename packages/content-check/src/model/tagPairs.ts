import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import type {ComponentDoc} from '../components';
import type {Problem, Range} from '../Diagnostic';
import {nearest} from '../suggest';
import {withoutCode} from './markdown';

/** A part of a page that the parser refuses. */
export type SyntaxFault = {
  problem: Problem;
  /** What to blank out so that the rest of the page can be parsed. */
  mask: readonly Range[];
  /** The name of the tag, if the fault leaves it unclear which element is inside which. */
  tag?: string;
  /** Whether it can be the result of an earlier fault on the page. */
  mayFollow?: boolean;
};

export type Components = readonly Pick<ComponentDoc, 'name' | 'content'>[];

export const faultAt = (
  {start, end}: Range,
  message: string,
  hint: string,
  tag?: string,
): SyntaxFault => ({
  problem: {offset: start, message, hint},
  mask: [{start, end}],
  tag,
});

/** The start of a tag; the end of an element is also recognized with a backslash or a space. */
const tagStart = /(?<!\\)<(?<end>\s*[/\\]\s*)?(?<name>[A-Za-z$_][\w$.:-]*)/g;

/** Braces, with braces inside them. */
export const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

/** The part of a tag that is in order. */
const tagBody = new RegExp(
  String.raw`<(?:\s*[/\\])?\s*[A-Za-z$_](?:[^<>"'{}]|"[^"]*"|'[^']*'|${braces})*>?`,
  'y',
);

/** The tag at an offset, as far as it's in order. */
export function tagAt(text: string, start: number): Range {
  tagBody.lastIndex = start;
  return {start, end: tagBody.test(text) ? tagBody.lastIndex : start + 1};
}

type Tag = Range & {name: string; written: string; isClosing: boolean};

/** The tags of a page, in order. */
export function tagsIn(text: string): Tag[] {
  let readTo = 0;
  return Array.from(withoutCode(text).matchAll(tagStart), ({index, groups}): Tag => {
    const range = tagAt(text, index);
    const written = text.slice(range.start, range.end);
    return {...range, name: groups?.name ?? '', written, isClosing: groups?.end !== undefined};
  }).filter(({start, end}) => {
    const isInTag = start < readTo;
    readTo = Math.max(readTo, end);
    return !isInTag;
  });
}

function neverClosed(tag: Tag, components: Components): SyntaxFault {
  const {name, written, end} = tag;
  const message = `<${name}> is never closed.`;
  const component = components.find((other) => other.name === name);
  if (htmlVoidElements.includes(name) || component?.content === 'none') {
    const hint = `Write <${name}${/\s/.test(written) ? ' …' : ''} />, with a slash before the ">".`;
    const fault = faultAt(tag, message, hint, name);
    return {
      ...fault,
      problem: {
        ...fault.problem,
        fix: {start: end - 1, end, text: /\s>$/.test(written) ? '/>' : ' />'},
      },
    };
  }
  const hint =
    component || htmlTagNames.includes(name)
      ? `Add </${name}> after its content.${written === `<${name}>` ? ` If this is the end of it, write </${name}> instead.` : ''}`
      : 'If it isn\'t a tag, replace it with the final text, or write &lt; for the "<".';
  return faultAt(tag, message, hint, name);
}

/** Explains tags that aren't closed. `<Benefit>` below `<Benefit icon="rocket">` is one mistake. */
const explainOpen = (tags: readonly Tag[], components: Components): SyntaxFault[] =>
  tags
    .filter(({name}, index) => tags[index + 1]?.written !== `<${name}>`)
    .map((tag) => neverClosed(tag, components));

/** Finds tags without a partner: one fault for each mistake. */
export function unpairedTags(text: string, components: Components): SyntaxFault[] {
  const open: Tag[] = [];
  const tags = tagsIn(text).filter(({written}) => !written.endsWith('/>'));
  const faults = tags.flatMap((tag, index): SyntaxFault[] => {
    const {name, written} = tag;
    if (!tag.isClosing) {
      open.push(tag);
      return [];
    }
    const end = `</${name}>`;
    const last = open.at(-1);
    const partner = open.findLastIndex((other) => other.name === name);
    if (last && partner === -1 && nearest(name, [last.name])) {
      open.pop();
      const right = components.some((component) => component.name === name) ? name : last.name;
      const hint = `Write <${right}> and </${right}>.`;
      const fault = faultAt(tag, `<${last.name}> is closed by ${end}.`, hint, name);
      return [{...fault, mask: [last, tag]}];
    }
    if (partner === -1) {
      const hint = `Delete it, or add <${name}> where its content starts.`;
      return [faultAt(tag, `${end} has no opening tag.`, hint, name)];
    }
    const next = tags[index + 1];
    if (last && last.name !== name && next?.isClosing && next.name === last.name) {
      const message = `${end} comes before ${next.written}.`;
      const fault = faultAt(tag, message, 'Swap the two tags.', name);
      return [{...fault, mask: [...open.splice(partner, 1), last, tag, next]}];
    }
    const inside = open.splice(partner).slice(1);
    const misspelled = faultAt(tag, `${written} doesn't close <${name}>.`, `Write ${end}.`, name);
    return [...(/^<\/\S*$/.test(written) ? [] : [misspelled]), ...explainOpen(inside, components)];
  });
  return [...faults, ...explainOpen(open, components)];
}
