import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import {contactHref} from './contactHref';
import type {ContactWay} from './contactHref';

/** Our email address or phone number from `data/site.yaml`, as a link. */
export default function ContactLink({way}: {way: ContactWay}): ReactNode {
  const {contact} = useRecords().site;
  return <a href={contactHref(way, contact)}>{contact[way]}</a>;
}
