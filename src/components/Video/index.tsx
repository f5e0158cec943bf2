import type {ReactNode} from 'react';
import type {InterfaceWords} from '../../content/schema';
import Link from '../Link';
import {isVideoFile, playerOf} from './playerOf';
import {posterDocument} from './posterDocument';
import styles from './styles.module.css';

export type VideoProps = {
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
};

/** A link to a page or a file. The build would take a link to a file for a broken link to a page. */
function AnyLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return /^\/.*\.\w+$/.test(to) ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}

/*
 * A video that asks nothing of other sites before visitors press play, and needs no script: its frame
 * contains a page with the poster, in a link to the player. The link opens in the frame, even without
 * JavaScript, and Back returns to the poster. Browsers play files themselves. Where a video can't be
 * shown in a frame, the poster is a link to it.
 */
export default function Video({
  title,
  src,
  poster,
  duration,
  transcript,
  captions,
  words,
}: VideoProps & {words: InterfaceWords['video']}): ReactNode {
  const screen = `${styles.screen} screen-only`;
  const player = playerOf(src);
  const label = words.play.replace('{title}', title);
  return (
    <figure className={styles.video}>
      {player !== undefined && (
        <iframe
          className={screen}
          title={title}
          srcDoc={posterDocument(label, player, poster)}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      )}
      {isVideoFile(src) && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule doesn't see a track that is optional
        <video
          className={screen}
          src={src}
          poster={poster}
          controls
          preload="none"
          playsInline
          aria-label={title}>
          {captions && (
            <track kind="captions" src={captions} srcLang="en" label={words.captionsLabel} />
          )}
        </video>
      )}
      {player === undefined && !isVideoFile(src) && poster && (
        <Link to={src}>
          <img className={screen} src={poster} alt={label} loading="lazy" />
        </Link>
      )}
      <figcaption className={styles.caption}>
        <AnyLink to={src}>{title}</AnyLink>
        {duration && ` (${duration})`}
        {transcript && (
          <>
            {' · '}
            <AnyLink to={transcript}>{words.transcriptLabel}</AnyLink>
          </>
        )}
      </figcaption>
    </figure>
  );
}
