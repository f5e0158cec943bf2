import Link from '@docusaurus/Link';
import {memo} from 'react';
import type {ReactNode} from 'react';
import type {Tool, UiTexts} from '../../content/schema';
import {showsField} from '../../content/showsField';
import {buttonClasses} from '../Button';
import Card from '../Card';
import ToolImage from '../ToolImage';
import styles from './styles.module.css';

export type CatalogueWords = UiTexts['toolCatalogue'] & {
  /** What is said of a link that opens in a new tab. */
  newTab: string;
};

type ToolCardProps = {
  tool: Tool;
  /** Whether the comparison has a row for the tool, which the card links to. */
  isCompared: boolean;
  words: CatalogueWords;
};

/** A tool: its name, category, logo and description, and a link to its website. */
function ToolCard({tool, isCompared, words}: ToolCardProps): ReactNode {
  const {id, name, description, category, url, image, credit} = tool;
  return (
    <Card lift className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p className={styles.badge}>{category}</p>
        </div>
        <ToolImage name={name} image={image} />
      </div>
      {credit && <p className={`${styles.credit} quiet`}>{credit}</p>}
      <p className={`${styles.description} quiet`}>{description}</p>
      <div className={styles.links}>
        <Link
          href={url}
          className={buttonClasses({variant: 'outline', size: 'sm'})}
          {...showsField('url', name)}>
          {words.learnMore}
          <span className="visually-hidden"> {words.learnMoreAbout.replace('{name}', name)}</span>
          <span aria-hidden="true">{'\u00a0↗'}</span>
          <span className="visually-hidden"> {words.newTab}</span>
        </Link>
        {isCompared && (
          <a href={`#compare-${id}`}>
            {words.compare}{' '}
            <span className="visually-hidden">{words.compareAbout.replace('{name}', name)}</span>
          </a>
        )}
      </div>
    </Card>
  );
}

/** A filter shows and hides hundreds of cards, which stay the same. */
export default memo(ToolCard);
