import type {ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import View from '@ours/src/components/ContactForm';
import type {ContactFormProps} from '@ours/src/components/ContactForm';
import {useRecords} from '@ours/src/content/useRecords';

export default function ContactForm(
  props: Omit<ContactFormProps, 'contact' | 'calendar' | 'words'>,
): ReactNode {
  const {site, interface: words} = useRecords();
  const calendar = usePluginData('calendar');
  return <View {...props} contact={site.contact} calendar={calendar} words={words.contactForm} />;
}
