import type {Area} from '../model';

/** The rows of a page that a section takes, in pixels. */
export type Band = {
  area: Area;
  /** The headings of a section, or the tag of what is around the main part. */
  names: string[];
  /** The id that leads to a section. */
  anchor?: string;
  top: number;
  height: number;
  images: {src: string; alt: string}[];
  /** Texts that scripts show later, such as after a form was sent. */
  hidden: string[];
  /** A picture of what is around the main part. */
  png?: Buffer;
};

export type Layout = {
  bands: Band[];
  /** The id that leads to each heading, by its words. */
  anchors: Record<string, string>;
};

/**
 * Rounds line heights, vertical distances and the heights of images to whole pixels, so that a section
 * looks the same wherever it is. It runs in the browser, so it can't use anything from outside.
 */
export function roundToPixels(): void {
  const distances = ['margin-top', 'margin-bottom', 'padding-top', 'padding-bottom', 'row-gap'];
  const rounded = Array.from(document.querySelectorAll<HTMLElement>('body, body *'), (element) => {
    const style = getComputedStyle(element);
    const lengths = ['line-height', ...distances].flatMap((name) => {
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

/** Divides the main part of a page into sections, which begin at its `h1` and `h2`. It runs in the browser. */
export function layOut(): Layout {
  const main = document.querySelector('main') ?? document.body;
  const titles = 'h1, h2';

  /** The words of a heading, without a link to itself. */
  function wordsOf(heading: Element): string {
    const copy = heading.cloneNode(true) as Element;
    copy.querySelectorAll('[aria-hidden=true], a[href^="#"]').forEach((each) => each.remove());
    return copy.textContent.replace(/\s+/g, ' ').trim();
  }
  const anchorOf = (heading: Element): string => heading.closest('main [id]')?.id ?? '';

  /** The parts that have at most one title each. */
  const split = (element: Element): Element[] =>
    element.querySelectorAll(titles).length > 1
      ? Array.from(element.children).flatMap(split)
      : [element];

  const bands: Band[] = [];
  for (const part of split(main)) {
    const title = part.matches(titles) ? part : part.querySelector(titles);
    const top = Math.round(part.getBoundingClientRect().top);
    const last = bands.at(-1);
    if (!last || (title && top > last.top)) {
      const heading = title ? {names: [wordsOf(title)], anchor: anchorOf(title)} : {names: ['']};
      bands.push({
        area: 'main',
        ...heading,
        top: last ? top : Math.max(0, Math.round(main.getBoundingClientRect().top)),
        height: 0,
        images: [],
        hidden: [],
      });
    }
    if (last && title && top <= last.top) {
      // Columns beside each other are one section.
      last.names.push(wordsOf(title));
    }
    for (const image of document.images) {
      if (part.contains(image)) {
        bands.at(-1)?.images.push({src: image.currentSrc || image.src, alt: image.alt});
      }
    }
    for (const text of part.querySelectorAll('[hidden] :is(p, li, dt, dd, h3, h4)')) {
      bands.at(-1)?.hidden.push(wordsOf(text));
    }
  }
  const end = Math.round(main.getBoundingClientRect().bottom);
  bands.forEach((band, index) => (band.height = (bands[index + 1]?.top ?? end) - band.top));
  const headings = Array.from(main.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  return {
    bands: bands.filter(({height}) => height > 0),
    anchors: Object.fromEntries(headings.map((each) => [wordsOf(each), anchorOf(each)])),
  };
}

/**
 * Finds what can be seen above and below the main part of a page, and marks it, so that screenshots can
 * show only the one or the other. It runs in the browser.
 */
export function findAround(): Band[] {
  const bands: Band[] = [];
  function add(element: Element, area: Area): void {
    element.setAttribute('data-review-around', '');
    const rects = [element, ...element.querySelectorAll('*')]
      .filter((each) => each.checkVisibility({visibilityProperty: true}))
      .map((each) => each.getBoundingClientRect())
      .filter(({width, height, bottom}) => width > 1 && height > 1 && bottom > 0);
    if (rects.length > 0) {
      const top = Math.max(0, Math.floor(Math.min(...rects.map((rect) => rect.top))));
      const height = Math.ceil(Math.max(...rects.map((rect) => rect.bottom))) - top;
      bands.push({area, names: [element.localName], top, height, images: [], hidden: []});
    }
  }
  let inside = document.querySelector('main') ?? document.body;
  while (inside !== document.body && inside.parentElement) {
    const siblings = Array.from(inside.parentElement.children);
    const index = siblings.indexOf(inside);
    siblings.slice(0, index).forEach((sibling) => add(sibling, 'header'));
    siblings.slice(index + 1).forEach((sibling) => add(sibling, 'footer'));
    inside = inside.parentElement;
  }
  return bands;
}
