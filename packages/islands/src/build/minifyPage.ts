import {minify} from '@swc/html';

/**
 * Minifies a page. Optional tags are dropped, except `head` and `body`, which some crawlers for social
 * previews look for.
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
