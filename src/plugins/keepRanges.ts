import type {CheerioAPI} from 'cheerio';

const range = /\S*\d[%x]?–\$?\d\S*/g;

/**
 * Keeps ranges, such as 30–50%, on one line. Browsers would break them after the dash. In a built page,
 * no script, search or editor depends on which elements a text has, except in islands, which React
 * hydrates.
 */
export function keepRanges($: CheerioAPI): void {
  const kept = 'site-island *:not(site-children, site-children *), svg *, option';
  const main = $('main');
  for (const {children} of [...main.toArray(), ...main.find('*').toArray()]) {
    for (const node of [...children]) {
      const text = node.nodeType === 3 ? $(node).text() : '';
      if (text.search(range) >= 0 && !$(node).parent().is(kept)) {
        const html = $('<p>').text(text).html() ?? '';
        $(node).replaceWith(html.replace(range, '<span class="range">$&</span>'));
      }
    }
  }
}
