import {expectContent, readContent} from './content/expectContent';
import {text} from './content/Expected';
import {findMissing} from './content/findMissing';
import {expect, test} from './fixtures';
import {pages, previewAddress, site, unknownPath, words} from './site';

for (const contentPage of pages) {
  test(`${contentPage.path} shows every word, record and link of its MDX, in order`, async ({
    page,
    visit,
  }) => {
    await visit(contentPage.path);
    await expectContent(page, contentPage);
  });

  test(`${contentPage.path} has the words of site.yaml in its navbar and footer`, async ({
    page,
    visit,
  }) => {
    const {brand, tagline, client, contact, navbar, footer} = site;
    await visit(contentPage.path);
    const bar = await readContent(page.getByRole('banner'));
    const names = navbar.map(({name}) => name);
    expect(findMissing(bar.text, [brand, ...names].map(text))).toEqual([]);

    const end = await readContent(page.getByRole('contentinfo'));
    const expected = [
      brand,
      tagline,
      footer.socialTitle,
      ...footer.social.map(({name}) => name),
      footer.quickLinksTitle,
      ...footer.quickLinks.map(({name}) => name),
      footer.contactTitle,
      contact.email,
      contact.phone,
      brand,
      footer.rights,
      footer.preparedFor,
      client.name,
    ];
    expect(findMissing(end.text, expected.map(text))).toEqual([]);
  });
}

/** Every text in a record, without the parts that the site fills in, such as `{name}`. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/\{\w+\}/).filter((part) => part.trim())
    : Object.values(value as object).flatMap(textsIn);

test.describe(() => {
  test.use({tolerated: /404/});

  test('every word of interface.yaml is on a page', async ({page, visit}) => {
    // Other tests cover these: what pages may not use, and the handout.
    const {admonitions, table, video, handout, contactDetails, ...others} = words;
    // The page names people only once the site does.
    const {people, ...details} = contactDetails;
    const onPages = {...others, ...(site.people ? contactDetails : details)};
    expect(people).not.toBe('');
    expect(textsIn([admonitions, table, video, handout])).not.toHaveLength(0);
    const found: string[] = [];
    // The form of the preview is delivered.
    const inPreview = [previewAddress, `${previewAddress}contact`];
    for (const path of [...pages.map((each) => each.path), unknownPath, ...inPreview]) {
      await visit(path);
      // Some words are only for screen readers, or appear later. An icon is made of elements.
      const attributes = await page
        .locator('head meta, body *')
        .evaluateAll((all) =>
          all.flatMap((each) => [
            each.localName,
            ...Array.from(each.attributes, ({value}) => value),
          ]),
        );
      found.push(
        await page.title(),
        (await page.locator('body').textContent()) ?? '',
        ...attributes,
      );
    }
    const shown = found.join('\n');
    expect(textsIn(onPages).filter((part) => !shown.includes(part.trim()))).toEqual([]);
  });
});
