import type {ReactNode} from 'react';
import type {InterfaceWords, Site} from '../../content/schema';
import styles from './styles.module.css';

type ContactLink = {label: string; href: string};

/** Our email address and phone number, and the people who answer. */
export default function ContactDetails({
  email,
  phone,
  people = [],
  words,
}: {
  email: ContactLink;
  phone: ContactLink;
  people?: Site['people'];
  words: InterfaceWords['contactDetails'];
}): ReactNode {
  return (
    <dl className={styles.details}>
      <dt>{words.email}</dt>
      <dd>
        <a href={email.href}>{email.label}</a>
      </dd>
      <dt>{words.phone}</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
      </dd>
      {people.length > 0 && <dt>{words.people}</dt>}
      {people.map(({name, role}) => (
        <dd key={name}>
          {name}, {role}
        </dd>
      ))}
    </dl>
  );
}
