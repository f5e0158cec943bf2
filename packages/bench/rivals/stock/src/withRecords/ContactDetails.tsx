import type {ReactNode} from 'react';
<<<<<<< HEAD:packages/bench/sites/stock/src/withRecords/ContactDetails.tsx
import View from '../../../../../../src/components/ContactDetails';
import {contactLinks} from '../../../../../../src/content/contactLinks';
import {useRecords} from '../../../../../../src/content/useRecords';
=======
import View from '@ours/src/components/ContactDetails';
import {contactLinks} from '@ours/src/content/siteNavigation';
import {useRecords} from '@ours/src/content/useRecords';
>>>>>>> 21edb56 (Make the benchmark a package that measures a frozen copy of the content):packages/bench/rivals/stock/src/withRecords/ContactDetails.tsx

export default function ContactDetails(): ReactNode {
  const {site, interface: words} = useRecords();
  return <View {...contactLinks(site.contact)} words={words.contactDetails} />;
}
