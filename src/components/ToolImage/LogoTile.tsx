import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Logo = {
  /** An address, or nothing: then the letters are shown. */
  image: string | undefined;
  /** The letters that stand for the logo. */
  monogram: string;
};

/** The width and height of an image without its stylesheet, in CSS pixels. */
const size = 56;

/**
 * A logo, often on another server. Where it fails to load, the stylesheet shows the letters instead. The
 * custom property `--logo` is its size.
 */
export default function LogoTile({
  image,
  monogram,
  isMissing = image === undefined,
  ...props
}: Logo & ComponentProps<'img'> & {isMissing?: boolean}): ReactNode {
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      data-monogram={isMissing ? monogram : undefined}>
      {image !== undefined && (
        <img
          className={styles.image}
          loading="lazy"
          data-monogram={monogram}
          width={size}
          height={size}
          src={image}
          referrerPolicy="no-referrer"
          alt=""
          {...props}
        />
      )}
    </span>
  );
}
