import type {ReactNode} from 'react';
import type {Tool} from '../../content/schema';
import {showsField} from '../../content/showsField';
import {useRecords} from '../../content/useRecords';
import {LinkAsButton} from '../Button/ButtonLink';
import Card from '../Card';
import ToolImage from '../ToolImage';
import styles from './styles.module.css';

/** A tool: its name, category, logo and description, and a link to its website. */
export default function ToolCard({
  isCompared,
  ...tool
}: Tool & {
  /** Whether the comparison has a row for the tool, which the card links to. */
  isCompared: boolean;
}): ReactNode {
  const {id, name, description, category, url, image, credit} = tool;
  const words = useRecords().uiTexts.toolCatalogue;
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
        <LinkAsButton to={url} variant="outline" size="sm" {...showsField('url', name)}>
          {words.learnMore}
          <span className="visually-hidden"> {words.learnMoreAbout.replace('{name}', name)}</span>
          <span aria-hidden="true">{'\u00a0↗'}</span>
        </LinkAsButton>
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
