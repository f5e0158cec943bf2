import type {CheerioAPI} from 'cheerio';

/**
 * Turns style attributes, such as those of Markdown's aligned table columns, into rules, because a
 * strict content security policy forbids the attributes.
 *
 * @returns the rules; they override others as the attributes did
 */
export function moveStyleAttributes($: CheerioAPI): string {
  const names = new Map<string, string>();
  for (const {attribs} of $('[style]').toArray()) {
    const declarations = attribs.style ?? '';
    const name = names.get(declarations) ?? String(names.size + 1);
    names.set(declarations, name);
    attribs['data-style'] = name;
    delete attribs.style;
  }
  // `:not(#_)` has the specificity of an id.
  return Array.from(
    names,
    ([declarations, name]) => `[data-style="${name}"]:not(#_){${declarations}}`,
  ).join('');
}
