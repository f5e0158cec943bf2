import type {ReactNode} from 'react';
import HeroDrawing from '../HeroDrawing';
import type {HeroDrawingName} from '../HeroDrawing';
import styles from './styles.module.css';

/**
 * The opening of a page: its `# heading`, a lead, perhaps `<Actions>`, and the page's drawing.
 *
 * @example
 * <Hero drawing="prompt">
 *
 *   # What the page is about
 *
 *   One or two sentences that say what a visitor learns here.
 *
 *   <Actions>
 *     <Button to="/benefits" size="lg">Explore Benefits</Button>
 *     <Button to="/contact" variant="outline" size="lg">Contact us</Button>
 *   </Actions>
 *
 * </Hero>
 */
export default function Hero({
  drawing,
  children,
}: {
  /** The drawing beside the words, which are wider without one. */
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
