import type {ReactNode} from 'react';
import Brand from '../../components/Brand';
import ContactLink from '../../components/ContactLink';
import Icon from '../../components/Icon';
import LegalLinks from '../../components/LegalLinks';
import Link from '../../components/Link';
import type {Site} from '../../content/schema';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

/** The year of the build. */
const year = new Date().getFullYear();

function SocialLinks({social, socialTitle}: Site['footer']): ReactNode {
  return (
    social.length > 0 && (
      <ul className={`${styles.social} screen-only`} aria-label={socialTitle}>
        {social.map(({name, url, icon}) => (
          <li key={name}>
            <Link href={url}>
              <Icon drawing={icon} />
              <span className="visually-hidden">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** The footer of every page, from `data/site.yaml`. */
export default function Footer(): ReactNode {
  const {brand, tagline, client, footer} = useRecords().site;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p>
            <Brand name={brand} />
          </p>
          <p className={styles.tagline}>{tagline}</p>
          <SocialLinks {...footer} />
        </div>
        <div className="screen-only">
          <h2 className={styles.title}>{footer.quickLinksTitle}</h2>
          <ul className={styles.links}>
            {footer.quickLinks.map(({name, path}) => (
              <li key={name}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{footer.contactTitle}</h2>
          <ul className={styles.links}>
            <li>
              <ContactLink way="email" />
            </li>
            <li>
              <ContactLink way="phone" />
            </li>
          </ul>
        </div>
      </div>
      <p className={styles.bottom}>
        {/* src/beforePaint.js corrects the year. */}
        <span>
          ©{' '}
          <span data-year suppressHydrationWarning>
            {year}
          </span>{' '}
          {brand}. {footer.rights}
        </span>
        <LegalLinks />
        <span>
          {footer.preparedFor} <Link href={client.url}>{client.name}</Link>
        </span>
      </p>
    </footer>
  );
}
