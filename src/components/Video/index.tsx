import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import Link from '../Link';
import {isVideoFile, playerOf, posterPage} from './player';
import styles from './styles.module.css';

/** A link to a page or a file. The build would take a link to a file for a broken link to a page. */
function AnyLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return /^\/.*\.\w+$/.test(to) ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}

/**
 * A video. It plays in the page; before visitors press play, nothing is loaded from other sites.
 *
 * @example
 * <Video
 *   title="Big Buck Bunny, a film made with free software"
 *   src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"
 *   duration="10:35"
 *   transcript="/how-it-works"
 * />
 */
export default function Video({
  title,
  duration,
  ...addresses
}: {
  /** What the video is called: `From prompt to prototype`. */
  title: string;
  /** The address of the video: on YouTube or Vimeo, or of a file such as `/files/demo.mp4`. */
  src: string;
  /** The picture that is shown until visitors press play: `/img/demo.jpg`. */
  poster?: string;
  /** How long the video takes: `3:42`. */
  duration?: string;
  /** A page or a file with everything that is said in the video: `/files/demo.txt`. */
  transcript?: string;
  /** For a video file: its captions, a file that ends in `.vtt`. YouTube and Vimeo have their own. */
  captions?: string;
}): ReactNode {
  const {video: words} = useRecords().uiTexts;
  const {withBaseUrl} = useBaseUrlUtils();
  const [src = '', poster, transcript, captions] = [
    addresses.src,
    addresses.poster,
    addresses.transcript,
    addresses.captions,
  ].map((address) => address && withBaseUrl(address));
  const player = playerOf(src);
  const screen = `${styles.screen} screen-only`;
  return (
    <figure className={styles.video}>
      {player && (
        <iframe
          className={screen}
          title={title}
          srcDoc={posterPage(words.play.replace('{title}', title), player, poster)}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      )}
      {isVideoFile(src) && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule doesn't see a track that is optional
        <video className={screen} src={src} poster={poster} controls preload="none" title={title}>
          {captions && (
            <track kind="captions" src={captions} srcLang="en" label={words.captionsLabel} />
          )}
        </video>
      )}
      <figcaption className={styles.caption}>
        <AnyLink to={src}>{title}</AnyLink>
        {duration && ` (${duration})`}
        {transcript && ' · '}
        {transcript && <AnyLink to={transcript}>{words.transcriptLabel}</AnyLink>}
      </figcaption>
    </figure>
  );
}
