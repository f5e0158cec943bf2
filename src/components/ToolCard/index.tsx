import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Tool} from '../../content/schema';
import {showsField} from '../../content/showsField';
import {buttonClasses} from '../Button';
import Card from '../Card';
import {useWords} from '../ToolCatalogue/words';
import ToolImage from '../ToolImage';
import type {Logo} from '../ToolImage/LogoTile';
import styles from './styles.module.css';

type ToolCardProps = {
  tool: Tool & Logo;
  /** Whether the comparison has a row for the tool, which the card links to. */
  isCompared: boolean;
};

/** A tool: its name, category, logo and description, and a link to its website. */
export default function ToolCard({tool, isCompared}: ToolCardProps): ReactNode {
  const words = useWords();
  const {id, name, description, category, url, image, monogram, credit} = tool;
  return (
    <Card lift className={styles.card}>
      <div className={styles.head}>
        <ToolImage image={image} monogram={monogram} />
        <h3>{name}</h3>
      </div>
      <p className={styles.badge}>{category}</p>
      <div className="quiet">
        <p>{description}</p>
        {credit && <p className={styles.credit}>{credit}</p>}
      </div>
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
