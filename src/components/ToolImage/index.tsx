import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {monogram} from './monogram';
import styles from './styles.module.css';

/** The width and height of the tile, in CSS pixels. */
const size = 56;

/** How long an empty tile waits for its logo before it shows the initials. */
const patienceMs = 3000;

/**
 * A tool's logo, often on another server, or the tool's initials while the logo is missing: if it fails
 * to load, or takes long. Without JavaScript, the stylesheet covers a broken image.
 */
export default function ToolImage({name, image}: {name: string; image: string}): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const showInitials = () => setIsMissing(true);
      const {current} = picture;
      // It may have failed. Its width doesn't tell: in Firefox, some SVG files have none.
      if (current?.complete) {
        current.decode().catch(showInitials);
      } else {
        showInitials();
      }
    }, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const initials = monogram(name);
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      data-monogram={isMissing ? initials : undefined}>
      <img
        className={styles.image}
        onLoad={() => setIsMissing(false)}
        loading="lazy"
        data-monogram={initials}
        width={size}
        height={size}
        src={image}
        referrerPolicy="no-referrer"
        alt=""
        ref={picture}
      />
    </span>
  );
}
