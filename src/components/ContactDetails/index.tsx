import type {ReactNode} from 'react';
import {contactLinks} from '../../content/contactLinks';
import {useRecords} from '../../content/useRecords';
import styles from './styles.module.css';

/**
 * Our email address and phone number, and the people behind the site, from `data/site.yaml`.
 *
 * @example
 * <ContactDetails />
 */
export default function ContactDetails(): ReactNode {
  const {site, uiTexts} = useRecords();
  const {email, phone} = contactLinks(site.contact);
  const {people = []} = site;
  return (
    <dl className={styles.details}>
      <dt>{uiTexts.contactDetails.email}</dt>
      <dd>
        <a href={email.href}>{email.label}</a>
      </dd>
      <dt>{uiTexts.contactDetails.phone}</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
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
