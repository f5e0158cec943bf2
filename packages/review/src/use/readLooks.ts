/** The properties that hovering, pressing and focusing usually change. */
export const lookProperties = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-bottom-color',
  'box-shadow',
  'font-weight',
  'opacity',
  'outline-color',
  'outline-style',
  'outline-width',
  'text-decoration-line',
  'transform',
];

/**
 * Reads how visible elements look: the distinct combinations of tag and styles, without sizes and
 * places, which also depend on the text. Elements with the same attributes in the same place look
 * the same, so only one of them is read. It runs in the browser, so it can't use anything from
 * outside.
 *
 * @param root contains the elements
 */
export function readLooks(root: Element, properties: readonly string[]): string[] {
  const names = ['class', 'style', 'hidden', 'open', 'disabled'];
  const states = ['pressed', 'selected', 'expanded', 'current', 'checked', 'sort'];
  const attributes = [...names, ...states.map((state) => `aria-${state}`)];
  const looks = new Set<string>();
  const places = new Map<string, number>();
  const read = (element: Element, parent: number) => {
    const tag = element.tagName.toLowerCase();
    const values = attributes.map((name) => element.getAttribute(name));
    const isOpen = element.matches(':popover-open, :checked');
    const key = JSON.stringify([parent, tag, isOpen, values]);
    let place = places.get(key);
    if (place === undefined) {
      place = element.checkVisibility({visibilityProperty: true}) ? places.size + 1 : 0;
      places.set(key, place);
      const style = getComputedStyle(element);
      const styles = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      if (place) {
        looks.add(`${tag} { ${styles.join('; ')} }`);
      }
    }
    if (place) {
      for (const child of element.children) {
        read(child, place);
      }
    }
  };
  read(root, 0);
  return Array.from(looks);
}
