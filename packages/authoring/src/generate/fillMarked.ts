const marked = /(<!-- generated: (\w+) -->)[^]*?(<!-- \/generated -->)/g;

/**
 * Replaces the text between each pair of markers, `<!-- generated: name -->` and
 * `<!-- /generated -->`, and keeps Prettier from reformatting it.
 *
 * @param sections the new text for each name
 * @throws Error when a section has no markers or a marker has no section
 */
export function fillMarked(text: string, sections: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(sections));
  const filled = text.replace(marked, (_all, opening: string, name: string, closing: string) => {
    const section = sections[name];
    if (section === undefined) {
      throw new Error(`Unknown marker ${opening}.`);
    }
    missing.delete(name);
    return [
      opening,
      '<!-- oxfmt-ignore-start -->',
      section,
      '<!-- oxfmt-ignore-end -->',
      closing,
    ].join('\n\n');
  });
  if (missing.size > 0) {
    throw new Error(`The marker <!-- generated: ${[...missing].join(', ')} --> is missing.`);
  }
  return filled;
}
