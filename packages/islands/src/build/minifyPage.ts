import {minify} from '@swc/html';

/**
 * Writes a page as short as HTML allows; tags that may be left out are, but for `head` and `body`,
 * which some readers of social previews look for.
 */
export async function minifyPage(html: string): Promise<string> {
  const {code} = await minify(Buffer.from(html), {
    removeComments: true,
    tagOmission: 'keep-head-and-body',
    collapseWhitespaces: 'none',
    minifyJs: false,
    minifyCss: false,
    minifyJson: false,
  });
  return code;
}
