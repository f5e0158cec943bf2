/** The letters that can stand for a name, the best first: `CR`, `Co`, `Cd` for "CodeRabbit". */
function candidatesFor(name: string): string[] {
  const initialsOf = (parts: readonly string[]) =>
    parts.length > 1 ? [`${parts[0]?.charAt(0)}${parts[1]?.charAt(0)}`.toUpperCase()] : [];
  const [first = '', ...others] = name.match(/[\p{L}\p{N}]/gu) ?? [];
  return [
    ...initialsOf(name.match(/[\p{L}\p{N}]+/gu) ?? []),
    ...initialsOf(name.match(/\p{Lu}+\p{Ll}*/gu) ?? []),
    ...others.map((letter) => first + letter),
    first,
  ];
}

/** One or two letters for each name, which differ as long as the names have enough letters. */
export function monogramsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const monograms = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of new Set(names)) {
    const candidates = candidatesFor(name);
    const monogram = candidates.find((letters) => !taken.has(letters)) ?? candidates[0] ?? '';
    monograms.set(name, monogram);
    taken.add(monogram);
  }
  return monograms;
}

/** One or two letters for a name on its own. */
export const monogramOf = (name: string): string => candidatesFor(name)[0] ?? '';
