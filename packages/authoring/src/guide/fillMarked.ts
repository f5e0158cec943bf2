const marked = /(<!-- generated: (\w+) -->)[^]*?(<!-- \/generated -->)/g;

/**
 * Writes each section between its two marks: `<!-- generated: name -->` and `<!-- /generated -->`.
 * Prettier is told to leave it alone.
 *
 * @throws Error when a section has no marks, or marks have no section
 */
export function fillMarked(text: string, sections: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(sections));
  const filled = text.replace(marked, (_all, opening: string, name: string, closing: string) => {
    const section = sections[name];
    if (section === undefined) {
      throw new Error(`Nothing is generated for the mark ${opening}.`);
    }
    missing.delete(name);
    return [
      opening,
      '<!-- prettier-ignore-start -->',
      section,
      '<!-- prettier-ignore-end -->',
      closing,
    ].join('\n\n');
  });
  if (missing.size > 0) {
    throw new Error(`There is no mark <!-- generated: ${[...missing].join(', ')} -->.`);
  }
  return filled;
}
