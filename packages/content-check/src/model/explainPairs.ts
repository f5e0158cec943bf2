import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {nearest} from '../suggest';
import {faultAt} from './fault';
import type {Context, Fault} from './fault';
import type {ScannedTag} from './scan';

/** Explains a tag without a partner, and hides all others of its name: their partners may be missing only because of it. */
export function explainPairs({tags, text, components, reason}: Context): Fault[] {
  const withName = (...names: string[]) => tags.filter(({name}) => names.includes(name));
  const isSingle = (name: string) =>
    htmlVoidElements.includes(name) ||
    components.some((component) => component.name === name && component.content === 'none');
  const unclosed = tags.filter(({name, kind}) => kind === 'opening' && isSingle(name));
  if (unclosed.length > 0) {
    return unclosed.map(({start, end, name, attributes}) =>
      faultAt(
        {start, end},
        `<${name}> is never closed.`,
        `Write <${name}${attributes.length > 0 ? ' …' : ''} />, with a slash before the ">".`,
        {start: end - 1, end, text: text.charAt(end - 2) === ' ' ? '/>' : ' />'},
      ),
    );
  }

  const neverClosed = ({name, start, end}: ScannedTag): Fault => {
    const isKnown = components.some((other) => other.name === name) || htmlTagNames.includes(name);
    const hint = isKnown
      ? `Add </${name}> after its content.${end - start === name.length + 2 ? ` If this is the end of it, write </${name}> instead.` : ''}`
      : 'If it isn\'t a tag, replace it with the final text, or write &lt; for the "<".';
    return {...faultAt({start, end}, `<${name}> is never closed.`, hint), mask: withName(name)};
  };
  const open: ScannedTag[] = [];
  for (const tag of tags.filter(({kind}) => kind !== 'single')) {
    const last = open.at(-1);
    if (tag.kind === 'opening') {
      open.push(tag);
    } else if (last?.name === tag.name) {
      open.pop();
    } else if (last && open.some(({name}) => name === tag.name)) {
      return [neverClosed(last)];
    } else if (last && nearest(tag.name, [last.name])) {
      const isKnown = components.some(({name}) => name === tag.name);
      const right = isKnown ? tag.name : last.name;
      const fault = faultAt(
        tag,
        `<${last.name}> is closed by </${tag.name}>.`,
        `Write <${right}> and </${right}>.`,
      );
      return [{...fault, mask: withName(last.name, tag.name)}];
    } else {
      const hint = `Delete it, or add <${tag.name}> where its content starts.`;
      const fault = faultAt(tag, `</${tag.name}> has no opening tag.`, hint);
      return [{...fault, mask: withName(tag.name)}];
    }
  }
  const last = open.at(-1);
  if (last) {
    return [neverClosed(last)];
  }
  const [, name = ''] = /`<\/?([^`\s/>]*)/.exec(reason) ?? [];
  const crossing = withName(name)[0];
  return crossing
    ? [
        {
          ...faultAt(
            crossing,
            `The tags <${name}> and </${name}> need lines of their own.`,
            'Put each on a line of its own, with empty lines above and below it.',
          ),
          mask: withName(name),
        },
      ]
    : [];
}
