import type {ReactNode} from 'react';
import HeroDrawing from '../HeroDrawing';
import type {HeroDrawingName} from '../HeroDrawing';
import styles from './styles.module.css';

/** The opening of a page: its `# heading`, a lead, perhaps `<Actions>`, and the page's drawing. */
export default function Hero({
  drawing,
  children,
}: {
  drawing?: HeroDrawingName;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.hero} data-band="paper">
      <div className={styles.text}>{children}</div>
      {drawing && (
        <div className={styles.drawing}>
          <HeroDrawing name={drawing} />
        </div>
      )}
    </div>
  );
}
