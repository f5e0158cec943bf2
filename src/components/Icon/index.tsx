import {createElement} from 'react';
import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import styles from './styles.module.css';

/** A decorative icon. Authors write its name, `icon="rocket"`: see `src/remark/icons.ts`. */
export default function Icon({drawing}: {drawing: IconDrawing}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.map(([tag, attributes], index) => createElement(tag, {...attributes, key: index}))}
    </svg>
  );
}
