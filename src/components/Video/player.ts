const youTube =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|watch\?(?:.*&)?v=)|youtu\.be\/)([\w-]{6,})/;
const vimeo =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/|\?(?:.*&)?h=)?(\w*)/;

/**
 * The address of the player that shows a video in a frame, without cookies where there's a choice.
 *
 * @returns undefined for a video that can't be shown in a frame
 */
export function playerOf(src: string): string | undefined {
  const [, video] = youTube.exec(src) ?? [];
  if (video) {
    return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`;
  }
  // A video that isn't listed has a key.
  const [, id, key] = vimeo.exec(src) ?? [];
  return id && `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`;
}

/** Whether an address is that of a video that browsers play themselves. */
export const isVideoFile = (src: string): boolean => /\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i.test(src);

/* Black and white like every player, because tokens don't reach into a frame. */
const style = `html,body{height:100%;margin:0;background:#000}
a{display:grid;place-items:center;height:100%;color:#fff}
a>*{grid-area:1/1}
img{width:100%;height:100%;min-height:0;object-fit:cover}
svg{width:clamp(48px,12vw,80px);border-radius:50%;background:#000c}
a:focus-visible{outline:4px solid #fff;outline-offset:-8px}`;

const escapeHtml = (text: string) => text.replace(/[&"<]/g, (each) => `&#${each.charCodeAt(0)};`);

/**
 * The page in a video's frame until visitors press play: the poster, in a link to the player. The
 * link opens in the frame, so it needs no script, and Back returns to the poster.
 *
 * @param label of the link, for screen readers
 */
export const posterPage = (label: string, player: string, poster?: string): string =>
  // YouTube shows no video without knowing the site that it's on.
  `<!doctype html><html lang="en"><title>${escapeHtml(label)}</title><style>${style}</style>
<a href="${escapeHtml(player)}" referrerpolicy="strict-origin-when-cross-origin" aria-label="${escapeHtml(label)}">
${poster ? `<img src="${escapeHtml(poster)}" alt="">` : ''}
<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="#fff" d="M9 7v10l8-5z"/></svg></a></html>`;
