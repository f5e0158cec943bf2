import {expect, test} from './fixtures';

/*
 * The picture in the authors' guide, guides/images/edit-on-page.png. When what it shows has changed,
 * this test fails. Correct it, and take the picture again, from the site that `npm start` opens.
 */

test('the picture in the guide shows the editor as it is', async ({edit}) => {
  const editor = await edit('/');
  await editor.open('A Small Site');
  await expect(editor.dialog).toMatchAriaSnapshot(`
    - dialog:
      - banner:
        - heading "Heading · Hero" [level=2]
        - paragraph: /Home · docs-content\\/index\\.mdx:\\d+/
      - group "Formatting":
        - button "Bold"
        - button "Italic"
        - button "Code"
        - button "Link"
        - button "Picture"
      - textbox "Heading"
      - group "Heading “A Small Site”":
        - button "Insert…"
        - button "Move heading…"
        - button "Delete heading"
      - group: What this is in
      - contentinfo:
        - button "Save"
        - button "Cancel"
  `);
});
