import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {monogram} from './monogram';
import styles from './styles.module.css';

/** The width and height of the tile, in CSS pixels. */
const size = 56;

/** How long an empty tile waits for its logo before it shows the initials. */
const patienceMs = 3000;

/**
 * A tool's logo, often on another server, or the tool's initials if the logo fails to load or
 * takes long. Without the script, the stylesheet covers a broken image with the initials.
 */
export default function ToolImage({name, image}: {name: string; image: string}): ReactNode {
  const imageRef = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setMissing(imageRef.current?.naturalWidth === 0), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  const initials = monogram(name);
  return (
    <span className={styles.tile}>
      <img
        ref={imageRef}
        className={styles.image}
        src={image}
        alt=""
        data-monogram={initials}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setMissing(false)}
        onError={() => setMissing(true)}
      />
      {isMissing && (
        <span className={styles.monogram} aria-hidden="true">
          {initials}
        </span>
      )}
    </span>
  );
}
