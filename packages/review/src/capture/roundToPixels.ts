/**
 * Rounds line heights, vertical spacing and the heights of images to whole pixels. Content that
 * something new pushes down the page is then antialiased as before, so screenshots stay comparable.
 * It runs in the browser, so it can't use anything from outside.
 */
export function roundToPixels(): void {
  const properties = [
    'line-height',
    'margin-top',
    'margin-bottom',
    'padding-top',
    'padding-bottom',
    'row-gap',
  ];
  const rounded = Array.from(document.querySelectorAll<HTMLElement>('body, body *'), (element) => {
    const style = getComputedStyle(element);
    const lengths = properties.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return /^-?\d+\.\d+px$/.test(value) ? [[name, Math.round(parseFloat(value))] as const] : [];
    });
    const isImage = element.matches('svg, img, video, canvas');
    const height = Math.round(element.getBoundingClientRect().height);
    return {element, lengths: isImage ? [...lengths, ['height', height] as const] : lengths};
  });
  for (const {element, lengths} of rounded) {
    for (const [name, value] of lengths) {
      element.style.setProperty(name, `${value}px`, 'important');
    }
  }
}
