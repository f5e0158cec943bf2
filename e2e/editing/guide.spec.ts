import {expect, test} from './fixtures';

/*
 * The picture in the authors' guide, guides/images/edit-on-page.png. When what it shows has changed,
 * this test fails. Correct it, and take the picture again, from the site that `npm start` opens.
 */

test('the picture in the guide shows the editor as it is', async ({edit}) => {
  const editor = await edit('/benefits');
  await editor.open('Tailored pitches');
  await expect(editor.dialog).toMatchAriaSnapshot(`
    - dialog:
      - banner:
        - heading "Title · Benefit “Tailored pitches”" [level=2]
        - paragraph: /Benefits · docs-content\\/benefits\\.mdx:\\d+/
      - textbox "Title": Tailored pitches
      - textbox "Icon"
      - group "Icons":
        - button [pressed]
      - group "Formatting":
        - button "Bold"
        - button "Italic"
        - button "Code"
        - button "Link"
        - button "Picture"
        - button "Bulleted list"
        - button "Numbered list"
      - textbox "Text"
      - textbox "ID (optional)"
      - group "Benefit “Tailored pitches”":
        - button "Insert…"
        - button "Move benefit…"
        - button "Duplicate benefit"
        - button "Delete benefit"
      - group: What this is in
      - contentinfo:
        - button "Save"
        - button "Cancel"
  `);
});
