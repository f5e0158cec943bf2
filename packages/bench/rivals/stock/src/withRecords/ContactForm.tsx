import type {ReactNode} from 'react';
import View from '@ours/src/components/ContactForm';
import type {ContactFormProps} from '@ours/src/components/ContactForm';
import {useRecords} from '@ours/src/content/useRecords';

export default function ContactForm(
  props: Omit<ContactFormProps, 'contact' | 'meeting' | 'words'>,
): ReactNode {
  const {site, interface: words} = useRecords();
  const meeting = words.contactForm.after.meeting.replace('{brand}', site.brand);
  return <View {...props} contact={site.contact} meeting={meeting} words={words.contactForm} />;
}
