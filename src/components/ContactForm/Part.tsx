import {useEffect, useRef} from 'react';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

type PartProps = PropsWithChildren<{
  title: string;
  intro?: string;
  isHidden: boolean;
}>;

/** A part of the sheet. Its title gets the focus when the part takes the place of another. */
export default function Part({title, intro, isHidden, children}: PartProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) {
      heading.current?.focus();
    }
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <div hidden={isHidden}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
