import type {Page} from '@playwright/test';
import {serveBuild} from '@sitekit/review/builtFiles';
import {getDocumentProxy} from 'unpdf';
import {updateContents} from './updateContents';

/** Where a link leads in a PDF: an internal number of the sheet, and the place on it. */
type Place = [sheet: {num: number; gen: number}, ...unknown[]];

/** Where the browser finds the document and the files of the build. Nothing is requested from it. */
const origin = 'http://handout.invalid';

/** The number of the sheet that each place is on to which a link leads. */
async function sheetNumbers(pdf: Buffer): Promise<Record<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const places = Object.entries((await document.getDestinations()) as Record<string, Place>);
  const numbers = await Promise.all(
    places.map(async ([id, [sheet]]) => [id, (await document.getPageIndex(sheet)) + 1] as const),
  );
  return Object.fromEntries(numbers);
}

/**
 * Prints a document as a PDF: first to see where everything is, then with the numbers of the sheets
 * in the contents.
 *
 * @param page an empty one
 * @param html of the document
 * @param folder of the build
 * @param baseUrl the path that the site is built for
 */
export async function printHandout(
  page: Page,
  html: string,
  folder: string,
  baseUrl = '/',
): Promise<Buffer> {
  const address = origin + baseUrl;
  await serveBuild(page, folder, address);
  await page.route(address, (route) =>
    route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
  );
  await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
  await page.goto(address);
  const print = () =>
    page.pdf({preferCSSPageSize: true, printBackground: true, tagged: true, outline: true});
  await page.evaluate(updateContents, {});
  await page.evaluate(updateContents, await sheetNumbers(await print()));
  return print();
}
