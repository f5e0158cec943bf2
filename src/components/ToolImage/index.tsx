import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {monogram} from './monogram';
import styles from './styles.module.css';

/** The width and height of the tile, in CSS pixels. */
const size = 56;

/**
 * A tool's logo, often on another server, or the tool's initials if the logo fails to load.
 * Until the script runs, the stylesheet covers the browser's broken image icon with the initials.
 */
export default function ToolImage({name, image}: {name: string; image: string}): ReactNode {
  const imageRef = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    // It may have failed before hydration.
    const element = imageRef.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') {
      setMissing(true);
    }
  }, []);

  const initials = monogram(name);
  return (
    <span className={styles.tile}>
      {missing ? (
        <span className={styles.monogram} aria-hidden="true">
          {initials}
        </span>
      ) : (
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
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
