import type {CheerioAPI} from 'cheerio';

/** `Node.COMMENT_NODE`, which there is in browsers only. */
const commentNode = 8;

/** Takes the comments out by which React finds its way in HTML that it takes over. */
export function removeComments($: CheerioAPI): void {
  $('*')
    .contents()
    .filter((_, node) => node.nodeType === commentNode)
    .remove();
}
