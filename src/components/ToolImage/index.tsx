import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import LogoTile from './LogoTile';
import type {Logo} from './LogoTile';

/** How long an empty tile waits for its logo before it shows the letters. */
const patienceMs = 3000;

/**
 * A logo in an island: the letters replace it if it fails to load, or takes long, in every browser.
 */
export default function ToolImage({image, monogram}: Logo): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(image === undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      const showLetters = () => setIsMissing(true);
      const {current} = picture;
      // It may have failed. Its width doesn't tell: in Firefox, some SVG files have none.
      if (current?.complete) {
        current.decode().catch(showLetters);
      } else {
        showLetters();
      }
    }, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LogoTile
      image={image}
      monogram={monogram}
      isMissing={isMissing}
      onLoad={() => setIsMissing(false)}
      ref={picture}
    />
  );
}
