/** One or two letters for a tool without a logo: "GitHub Copilot" → "GC", "Cursor" → "Cu". */
export function monogram(name: string): string {
  const [first = '', second] = name.split(/[\s.-]+/);
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2);
}
