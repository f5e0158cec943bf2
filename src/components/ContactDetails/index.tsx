import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import ContactLink from '../ContactLink';
import styles from './styles.module.css';

/**
 * Our email address and phone number, and the people behind the site, from `data/site.yaml`.
 *
 * @example
 * <ContactDetails />
 */
export default function ContactDetails(): ReactNode {
  const {site, uiTexts} = useRecords();
  const {people = []} = site;
  return (
    <dl className={styles.details}>
      <dt>{uiTexts.contactDetails.email}</dt>
      <dd>
        <ContactLink way="email" />
      </dd>
      <dt>{uiTexts.contactDetails.phone}</dt>
      <dd>
        <ContactLink way="phone" />
      </dd>
      {people.length > 0 && <dt>{uiTexts.contactDetails.people}</dt>}
      {people.map(({name, role}) => (
        <dd key={name}>
          {name}, {role}
        </dd>
      ))}
    </dl>
  );
}
