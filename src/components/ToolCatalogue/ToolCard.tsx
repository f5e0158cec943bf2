import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {Tool, UiTexts} from '../../content/schema';
import {showsField} from '../../tools/showsField';
import ToolImage from '../ToolImage';
import type {Logo} from '../ToolImage';
import styles from './ToolCard.module.css';

/** A tool as the catalogue shows it. */
export type ListedTool = Omit<Tool, 'image'> & Logo;

type ToolCardProps = {
  tool: ListedTool;
  /** Whether the comparison has a row for the tool, which the card links to. */
  isCompared: boolean;
  words: UiTexts['toolCatalogue'];
  /** What is said of a link that opens in a new tab. */
  newTab: string;
};

/**
 * A tool: its name, category, logo with credit, and description, a link to its website, and one to its row in
 * the comparison.
 */
export default function ToolCard({tool, isCompared, words, newTab}: ToolCardProps): ReactNode {
  const {id, name, description, category, url, image, monogram, credit} = tool;
  return (
    <div className={styles.card}>
      <ToolImage image={image} monogram={monogram} />
      <h3>{name}</h3>
      <p className={styles.badge}>{category}</p>
      <div className={styles.text}>
        <p>{description}</p>
        {credit && <p className={styles.credit}>{credit}</p>}
      </div>
      <Link href={url} className={styles.more} {...showsField('url', name)}>
        {words.learnMore}
        <span className="visually-hidden"> {fill(words.learnMoreAbout, {name})}</span>
        <span aria-hidden="true">{'\u00a0↗'}</span>
        <span className="visually-hidden"> {newTab}</span>
      </Link>
      {isCompared && (
        <a href={`#compare-${id}`} className={styles.compare}>
          {words.compare}{' '}
          <span className="visually-hidden">{fill(words.compareAbout, {name})}</span>
        </a>
      )}
    </div>
  );
}
