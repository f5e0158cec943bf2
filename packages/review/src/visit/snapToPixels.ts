/**
 * Rounds the heights of lines, spaces and drawings to whole pixels, by less than half a pixel each.
 * What is pushed down the page by something new is then drawn as it was drawn before, and not
 * blurred in another way. It is sent to a browser, and so it uses nothing outside of it.
 */
export function snapToPixels(): void {
  const spaces = [
    'line-height',
    'margin-top',
    'margin-bottom',
    'padding-top',
    'padding-bottom',
    'row-gap',
  ];
  const rounded = Array.from(document.querySelectorAll<HTMLElement>('body, body *'), (element) => {
    const style = getComputedStyle(element);
    const lengths = spaces.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return /^-?\d+\.\d+px$/.test(value) ? [[name, Math.round(parseFloat(value))] as const] : [];
    });
    const isDrawing = element.matches('svg, img, video, canvas');
    const height = Math.round(element.getBoundingClientRect().height);
    return {element, lengths: isDrawing ? [...lengths, ['height', height] as const] : lengths};
  });
  for (const {element, lengths} of rounded) {
    for (const [name, value] of lengths) {
      element.style.setProperty(name, `${value}px`, 'important');
    }
  }
}
