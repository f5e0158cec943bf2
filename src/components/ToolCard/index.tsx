import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Tool} from '../../content/schema';
import {showsField} from '../../content/showsField';
import {buttonClasses} from '../Button';
import Card from '../Card';
import {useWords} from '../ToolCatalogue/words';
import ToolImage from '../ToolImage';
import styles from './styles.module.css';

type ToolCardProps = {
  tool: Tool;
  /** Whether the comparison has a row for the tool, which the card links to. */
  isCompared: boolean;
};

/** A tool: its name, category, logo and description, and a link to its website. */
export default function ToolCard({tool, isCompared}: ToolCardProps): ReactNode {
  const words = useWords();
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
