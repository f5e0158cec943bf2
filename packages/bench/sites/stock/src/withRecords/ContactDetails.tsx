import type {ReactNode} from 'react';
import View from '../../../../../../src/components/ContactDetails';
import {contactLinks} from '../../../../../../src/content/siteNavigation';
import {useRecords} from '../../../../../../src/content/useRecords';

export default function ContactDetails(): ReactNode {
  const {site, interface: words} = useRecords();
  return <View {...contactLinks(site)} words={words.contactDetails} />;
}
