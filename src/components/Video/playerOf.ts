/** The address without which there's no video to play, by the hosts that show one. */
const hosts: readonly [host: RegExp, id: RegExp, player: (id: string, key: string) => string][] = [
  [
    /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/,
    /^\/(?:embed|shorts|live)\/([\w-]{6,})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^youtu\.be$/,
    /^\/([\w-]{6,})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^(?:(?:www|player)\.)?vimeo\.com$/,
    /^\/(?:video\/)?(\d+)(?:\/(\w+))?/,
    (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
  ],
];

/**
 * The address of the player that shows a video in a frame, without cookies where there's a choice.
 *
 * @returns undefined for a video that can't be shown in a frame
 */
export function playerOf(src: string): string | undefined {
  if (!URL.canParse(src)) {
    return undefined;
  }
  const {hostname, pathname, searchParams} = new URL(src);
  const watched = pathname === '/watch' ? `/embed/${searchParams.get('v') ?? ''}` : pathname;
  for (const [host, pattern, player] of hosts) {
    const [, id, key = searchParams.get('h') ?? ''] = pattern.exec(watched) ?? [];
    if (host.test(hostname) && id) {
      return player(id, key);
    }
  }
  return undefined;
}

/** Whether an address is that of a video that browsers play themselves. */
export const isVideoFile = (src: string): boolean => /\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i.test(src);
