import type {ReactNode} from 'react';
import View from '../../../../../../src/components/ContactDetails';
import {contactLinks} from '../../../../../../src/content/contactLinks';
import {useRecords} from '../../../../../../src/content/useRecords';

export default function ContactDetails(): ReactNode {
  const {site, interface: words} = useRecords();
  return <View {...contactLinks(site.contact)} words={words.contactDetails} />;
}
