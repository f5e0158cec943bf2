import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The top of a page: its `# heading`, an introduction and, if you like, `<Actions>`, and to the right of them
 * a `<ChangeWindow>`, `<Artifact>`, `<ToolChoices>`, `<SavingsCalculator>`, `<ContactForm>` or `<Section>`.
 *
 * @example
 * <Hero>
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
export default function Hero({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.hero} data-band="paper">
      {children}
    </div>
  );
}
