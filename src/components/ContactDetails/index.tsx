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
  const {site, interface: words} = useRecords();
  const {email, phone} = contactLinks(site.contact);
  const {people = []} = site;
  return (
    <dl className={styles.details}>
      <dt>{words.contactDetails.email}</dt>
      <dd>
        <a href={email.href}>{email.label}</a>
      </dd>
      <dt>{words.contactDetails.phone}</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
      </dd>
      {people.length > 0 && <dt>{words.contactDetails.people}</dt>}
      {people.map(({name, role}) => (
        <dd key={name}>
          {name}, {role}
        </dd>
      ))}
    </dl>
  );
}
