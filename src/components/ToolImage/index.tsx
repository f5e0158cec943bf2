import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Logo = {
  /** An address, often on another server, or nothing: then the letters are shown. */
  image: string | undefined;
  /** The letters that stand for the logo. */
  monogram: string;
};

/** The width of an image without its stylesheet, in CSS pixels. */
const size = 56;

/** A logo, on letters that are shown until it has loaded. The custom property `--logo` is its size. */
export default function ToolImage({image, monogram}: Logo): ReactNode {
  return (
    <span className={styles.tile} aria-hidden="true" data-monogram={monogram}>
      {image !== undefined && (
        <span className={styles.logo}>
          <img loading="lazy" width={size} src={image} referrerPolicy="no-referrer" alt="" />
        </span>
      )}
    </span>
  );
}
