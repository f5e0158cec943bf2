/**
 * A number as people type it: `1,700`, `12.5`, or `12,5` as in most of Europe. A comma before three
 * digits groups thousands.
 */
export function readNumber(text: string): number {
  const typed = text.trim();
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(',', '.');
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : NaN;
}
