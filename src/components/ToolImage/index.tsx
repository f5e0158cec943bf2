import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {monogram} from './monogram';
import styles from './styles.module.css';

/** The edge of the tile, in CSS pixels. */
const size = 56;

/**
 * A tool's logo, from somebody else's server, or the tool's initials when the picture does not
 * come. Until the script runs, and without it, the stylesheet draws the initials over what the
 * browser shows for a missing picture.
 */
export default function ToolImage({name, image}: {name: string; image: string}): ReactNode {
  const imageRef = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    // It may have failed before this script ran.
    const picture = imageRef.current;
    if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') {
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
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
