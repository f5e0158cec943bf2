import type {ReactNode} from 'react';
import type {InterfaceWords} from '../../content/schema';
import styles from './styles.module.css';

type ContactLink = {label: string; href: string};

/** Our e-mail address and phone number. */
export default function ContactDetails({
  email,
  phone,
  words,
}: {
  email: ContactLink;
  phone: ContactLink;
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
    </dl>
  );
}
