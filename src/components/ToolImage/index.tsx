import type {ReactNode} from 'react';
import {monogram} from './monogram';
import styles from './styles.module.css';

/** The width and height of the tile, in CSS pixels. */
const size = 56;

/**
 * A tool's logo, often on another server, or the tool's initials if the logo fails to load or
 * takes long, for which `attachLogos` waits. Without it, the stylesheet covers a broken image.
 */
export default function ToolImage({name, image}: {name: string; image: string}): ReactNode {
  return (
    <span className={styles.tile} aria-hidden="true">
      <img
        className={styles.image}
        src={image}
        alt=""
        data-monogram={monogram(name)}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </span>
  );
}
