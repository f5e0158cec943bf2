import type {CheerioAPI} from 'cheerio';
import {headOf} from '../../page/parts.ts';

/**
 * Turns style attributes, such as those of Markdown's aligned table columns, into rules, because a
 * strict content security policy forbids the attributes. The rules override others as the attributes did.
 */
export function moveStyleAttributes($: CheerioAPI): void {
  const names = new Map<string, string>();
  for (const {attribs} of $('[style]').toArray()) {
    const declarations = attribs.style ?? '';
    const name = names.get(declarations) ?? String(names.size + 1);
    names.set(declarations, name);
    attribs['data-style'] = name;
    delete attribs.style;
  }
  // `:not(#_)` has the specificity of an id.
  const rules = Array.from(
    names,
    ([declarations, name]) => `[data-style="${name}"]:not(#_){${declarations}}`,
  );
  if (rules.length > 0) {
    headOf($).append($('<style>').text(rules.join('')));
  }
}
