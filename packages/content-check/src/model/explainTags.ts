import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {nearest} from '../suggest';
import {unclosedBrace, unreadable} from './refused';
import type {Refused, Unreadable} from './refused';
import type {ScannedAttribute, ScannedTag} from './scan';

/** A value in a tag without a straight quote on each side. */
function explainValue({name, start, value}: Required<ScannedAttribute>, text: string): Unreadable {
  const {quote, end} = value;
  if (quote === '{') {
    return unclosedBrace(value.start);
  }
  const range = {start, end};
  const inside = text.slice(value.start + quote.length, end);
  const words = quote === '' ? inside : inside.replace(/["'“”„‟″‘’‚‛«»]$/, '');
  const right = `${name}=${/^-?[\d.]+$/.test(words) ? `{${words}}` : `"${words}"`}`;
  const isCurly = quote !== '' && !/["']/.test(quote + words);
  return unreadable(
    range,
    `\`${name}\` needs one straight quote before its text and one after it: ${text.slice(start, end)}`,
    words.includes('"') ? 'Use curly quotes inside it: “ ” or ’.' : `Write ${right}`,
    isCurly ? {fix: {...range, text: right}} : {},
  );
}

const address = /^<(?:mailto:)?(https?:\/\/[^\s<>|]*|[^\s<>@/]+@[^\s<>|]+)>/;

/** A "<" that starts no tag: a comment of HTML, an address, or the character itself. */
function explainLessThan(start: number, text: string): Unreadable {
  const rest = text.slice(start);
  const [comment] = /^<!--[^]*?(?:-->|$(?![^]))/.exec(rest) ?? [];
  if (comment !== undefined) {
    const range = {start, end: start + comment.length};
    const inside = comment.slice('<!--'.length, -'-->'.length);
    const canFix = comment.endsWith('-->') && !inside.includes('*/');
    return unreadable(
      range,
      "Comments can't be written with <!-- in a page.",
      'Put {/* before the comment and */} after it instead.',
      canFix ? {fix: {...range, text: `{/*${inside}*/}`}} : {},
    );
  }
  const [found, inside = ''] = address.exec(rest) ?? [];
  if (found) {
    const range = {start, end: start + found.length};
    return unreadable(
      range,
      `An address can't be in angle brackets: ${found}`,
      `Write it without them: ${inside}`,
      found.startsWith('<mailto') ? {} : {fix: {...range, text: inside}},
    );
  }
  return unreadable(
    {start, end: start + 1},
    'This "<" looks like the start of a tag.',
    'To show the character itself, write &lt;.',
  );
}

/** The first value or character of a tag that isn't in order: all before it were read. */
export function explainTag({text, tags, at}: Refused): Unreadable[] {
  const last = text.lastIndexOf('<', at - 1);
  const tag = tags.find(
    ({start, isEnded, attributes}) =>
      start <= at && (!isEnded || attributes.some(({value}) => value?.isClosed === false)),
  );
  if (!tag || /^<[^a-z_$>/]|^<[a-z][\w.+-]*[:@]/i.test(text.slice(tag.start))) {
    const isTag = /^<\/?[a-z_$]/i.test(text.slice(last)) && !address.test(text.slice(last));
    return isTag ? [] : [explainLessThan(last, text)];
  }
  const attribute = tag.attributes.find(({value}) => value?.isClosed === false);
  return attribute ? [explainValue(attribute as Required<ScannedAttribute>, text)] : [];
}

/** How the parser names an opening tag: `<Section>` (8:1-8:10). */
const openingTag = /for `<[^`]*>` \((\d+):(\d+)/;

function withoutSlash({start, end, name, attributes}: ScannedTag, text: string): Unreadable {
  return unreadable(
    {start, end},
    `<${name}> is never closed.`,
    `Write <${name}${attributes.length > 0 ? ' …' : ''} />, with a slash before the ">".`,
    {fix: {start: end - 1, end, text: text.charAt(end - 2) === ' ' ? '/>' : ' />'}},
  );
}

/**
 * A tag without a partner. All others of the same name are blanked out, too: their partners may be
 * missing only because of it.
 */
export function explainPairs({file, tags, components, error, at}: Refused): Unreadable[] {
  const [, line, column] = openingTag.exec(error.reason) ?? [];
  const openAt = line && column ? file.offsetAt(Number(line), Number(column)) : undefined;
  const opening = tags.find(({start}) => start === openAt);
  const closing = tags.find(({kind, start, end}) => kind === 'closing' && start <= at && at < end);
  const named = (...names: string[]) => tags.filter(({name}) => names.includes(name));
  const component = (name: string) => components.find((other) => other.name === name);
  const say = (tag: ScannedTag, message: string, hint: string, ...others: string[]) => [
    unreadable(tag, message, hint, {ranges: named(tag.name, ...others)}),
  ];
  if (
    opening &&
    (htmlVoidElements.includes(opening.name) || component(opening.name)?.content === 'none')
  ) {
    return [withoutSlash(opening, file.text)];
  }
  // Two components with similar names aren't one of them, misspelled.
  const areKnown = opening && closing && component(opening.name) && component(closing.name);
  if (opening && closing && !areKnown && nearest(closing.name, [opening.name])) {
    const right = component(closing.name) ? closing.name : opening.name;
    const message = `<${opening.name}> is closed by </${closing.name}>.`;
    return say(closing, message, `Write <${right}> and </${right}>.`, opening.name);
  }
  const isOpened = closing && named(closing.name).some(({kind}) => kind === 'opening');
  if (closing && (!isOpened || error.ruleId === 'unexpected-closing-slash')) {
    const hint = `Delete it, or add <${closing.name}> where its content starts.`;
    return say(closing, `</${closing.name}> has no opening tag.`, hint);
  }
  const tag = opening ?? closing;
  if (!tag) {
    return [];
  }
  const {name, start, end} = tag;
  const count = (kind: ScannedTag['kind']) =>
    named(name).filter((other) => other.kind === kind).length;
  if (!opening || (!closing && count('opening') === count('closing'))) {
    return say(
      tag,
      `The tags <${name}> and </${name}> need lines of their own.`,
      'Put each on a line of its own, with empty lines above and below it.',
    );
  }
  const canBeEnd = end - start === name.length + 2;
  const hint =
    component(name) || htmlTagNames.includes(name)
      ? `Add </${name}> after its content.${canBeEnd ? ` If this is the end of it, write </${name}> instead.` : ''}`
      : 'If it isn\'t a tag, replace it with the final text, or write &lt; for the "<".';
  return say(tag, `<${name}> is never closed.`, hint);
}
