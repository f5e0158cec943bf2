import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {monogram} from './monogram';
import styles from './styles.module.css';

/** The edge of the tile, in CSS pixels. */
const size = 56;

/**
 * A tool's logo, from somebody else's server. Behind it stand the tool's initials, which show
 * when the picture does not come: without script too, since a browser draws nothing for a missing
 * picture that has an empty description.
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

  return (
    <span className={styles.tile}>
      <span className={styles.monogram} aria-hidden="true">
        {monogram(name)}
      </span>
      {!missing && (
        <img
          ref={imageRef}
          className={styles.image}
          src={image}
          alt=""
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
