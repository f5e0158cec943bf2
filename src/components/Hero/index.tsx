import type {ReactNode} from 'react';
import HeroDrawing from '../HeroDrawing';
import type {HeroDrawingName} from '../HeroDrawing';
import styles from './styles.module.css';

/**
 * The top of a page: its `# heading`, an introduction and, if you like, `<Actions>` and a drawing or a
 * `<ChangeWindow>`.
 *
 * @example
 * <Hero drawing="prompt">
 *
 *   # The title of the page
 *
 *   Tell visitors in one or two sentences what they’ll learn here.
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
  /** The drawing to the right of the text: `prompt`. Without one, the text is wider. */
  drawing?: HeroDrawingName;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.hero} data-band="paper">
      {children}
      {drawing && <HeroDrawing name={drawing} />}
    </div>
  );
}
