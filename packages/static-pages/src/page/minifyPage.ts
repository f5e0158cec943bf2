import {minify} from '@swc/html';

/**
 * Minifies a page. Optional tags are dropped, except `head` and `body`, which some crawlers for social
 * previews look for.
 *
 * @param keepSeparators whether to keep the comments with which React separates texts, and without
 *   which it renders islands anew instead of hydrating them
 */
export async function minifyPage(
  html: string,
  {keepSeparators = false}: {keepSeparators?: boolean} = {},
): Promise<string> {
  const {code} = await minify(Buffer.from(html), {
    removeComments: true,
    preserveComments: keepSeparators ? ['^ $'] : [],
    tagOmission: 'keep-head-and-body',
    collapseWhitespaces: 'none',
    minifyJs: false,
    minifyCss: false,
    minifyJson: false,
  });
  return code;
}
