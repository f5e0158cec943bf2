import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import {records, site} from '../site';
import type {ContentPage} from './contentPages';
import {expectedContent} from './expectedContent';

/**
 * What an element says, seen or heard, and where its links lead, without footnotes and the links of headings
 * to themselves. It runs inside the page, so it uses nothing from outside.
 */
function readableContent(root: Element): {text: string; links: string[]} {
  const ignored =
    '[aria-hidden="true"], main a[target] > .visually-hidden, [data-footnotes], sup:has([data-footnote-ref]), [id$="-link"]';

  function isHidden(element: Element): boolean {
    const {display} = getComputedStyle(element);
    // An element with `display: contents` has no box, but its children do.
    // What visitors can choose to see counts, too.
    const visibilityProperty = !element.closest('fieldset:has([type="radio"])');
    const isShown = display === 'contents' || element.checkVisibility({visibilityProperty});
    return !isShown || element.matches(ignored);
  }

  function read(node: Node): string {
    if (!(node instanceof Element)) {
      return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    }
    if (isHidden(node)) {
      return '';
    }
    const names = [node.getAttribute('aria-label') ?? '', node.getAttribute('alt') ?? ''];
    const text = [...names, ...Array.from(node.childNodes, read)].join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  }

  root.querySelectorAll('details').forEach((details) => (details.open = true));
  const {origin} = new URL(document.baseURI);
  return {
    text: read(root).replace(/\s+/g, ' '),
    links: Array.from(root.querySelectorAll<HTMLAnchorElement>('a:not([href*="/assets/files/"])'))
      .filter((link) => link.checkVisibility() && !link.closest(ignored))
      .map(({href}) => (href.startsWith(`${origin}/`) ? href.slice(origin.length) : href)),
  };
}

async function expectTexts(part: Locator, texts: readonly string[]): Promise<string[]> {
  const shown = await part.evaluate(readableContent);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !shown.text.includes(text))).toEqual([]);
  return shown.links;
}

/** The open page shows every word, record and link that its MDX has. */
export async function expectContent(page: Page, contentPage: ContentPage): Promise<void> {
  const {texts, links} = expectedContent(contentPage, records);
  const shown = await expectTexts(page.getByRole('main'), texts);
  expect(links.filter((link) => !shown.includes(link))).toEqual([]);
}

/** The navbar and the footer have the words of `site.yaml`. */
export async function expectFrame(page: Page): Promise<void> {
  const {brand, tagline, client, contact, navbar, footer} = site;
  const namesOf = (links: readonly {name: string}[]) => links.map(({name}) => name);
  await expectTexts(page.getByRole('banner'), [brand, ...namesOf(navbar)]);
  const details = [contact.email, contact.phone, footer.rights, footer.preparedFor, client.name];
  const titles = [footer.socialTitle, footer.quickLinksTitle, footer.contactTitle];
  const links = [...namesOf(footer.social), ...namesOf(footer.quickLinks)];
  await expectTexts(page.getByRole('contentinfo'), [
    brand,
    tagline,
    ...titles,
    ...links,
    ...details,
  ]);
}
