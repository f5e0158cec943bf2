import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import Brand from '../Brand';
import Icon from '../Icon';
import styles from './styles.module.css';

type FooterLink = {label: string; to?: string; href?: string};

export type FooterProps = {
  brand: string;
  tagline: string;
  social: {title: string; links: readonly {name: string; url: string; icon: IconDrawing}[]};
  columns: readonly {title: string; items: readonly FooterLink[]}[];
  year: ReactNode;
  rights: string;
  preparedFor: string;
  client: {name: string; url: string};
};

/** The end of each page: who we are, where to go, how to reach us, and for whom it was made. */
export default function Footer(props: FooterProps): ReactNode {
  const {brand, tagline, social, columns, year, rights, preparedFor, client} = props;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p>
            <Brand name={brand} />
          </p>
          <p className={styles.tagline}>{tagline}</p>
          <ul className={styles.social} aria-label={social.title}>
            {social.links.map(({name, url, icon}) => (
              <li key={name}>
                <Link href={url}>
                  <Icon drawing={icon} />
                  <span className="visually-hidden">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {columns.map(({title, items}) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {items.map(({label, to, href}) => (
                <li key={label}>
                  {to ? <Link to={to}>{label}</Link> : <a href={href}>{label}</a>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.bottom}>
        <span>
          © {year} {brand}. {rights}
        </span>
        <span>
          {preparedFor} <Link href={client.url}>{client.name}</Link>
        </span>
      </p>
    </footer>
  );
}
