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
