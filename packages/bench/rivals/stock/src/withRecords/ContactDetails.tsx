import type {ReactNode} from 'react';
import View from '@ours/src/components/ContactDetails';
import {contactLinks} from '@ours/src/content/contactLinks';
import {useRecords} from '@ours/src/content/useRecords';

export default function ContactDetails(): ReactNode {
  const {site, interface: words} = useRecords();
  return <View {...contactLinks(site.contact)} words={words.contactDetails} />;
}
