const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '"': '&quot;', '<': '&lt;'};

const escapeHtml = (text: string): string =>
  text.replace(/[&"<]/g, (character) => escapes[character] ?? character);

/* Black and white like every player, because tokens don't reach into a frame. */
const style = [
  'html,body{height:100%;margin:0;background:#000}',
  'a{display:grid;place-items:center;height:100%;color:#fff}',
  'a>*{grid-area:1/1}',
  'img{width:100%;height:100%;min-height:0;object-fit:cover}',
  'svg{width:clamp(48px,12vw,80px);border-radius:50%;background:#000c}',
  'a:hover svg{background:#000}',
  'a:focus-visible{outline:4px solid #fff;outline-offset:-8px}',
].join('');

/**
 * The page in a video's frame until visitors press play: the poster, in a link to the player. The
 * link opens in the frame, so it needs no script.
 *
 * @param label of the link, for screen readers
 */
export const posterDocument = (label: string, player: string, poster: string | undefined): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(label)}</title>`,
    `<style>${style}</style></head><body>`,
    // YouTube shows no video without knowing the site that it's on.
    `<a href="${escapeHtml(player)}" referrerpolicy="strict-origin-when-cross-origin" aria-label="${escapeHtml(label)}">`,
    poster ? `<img src="${escapeHtml(poster)}" alt="">` : '',
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="#fff" d="M9 7v10l8-5z"/></svg>',
    '</a></body></html>',
  ].join('');
