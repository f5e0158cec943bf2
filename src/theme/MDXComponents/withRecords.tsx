import type {ReactNode} from 'react';
import ContactDetailsView from '../../components/ContactDetails';
import ContactFormView from '../../components/ContactForm';
import type {ContactFormProps} from '../../components/ContactForm';
import ToolCatalogueView from '../../components/ToolCatalogue';
import ToolComparisonView from '../../components/ToolComparison';
import {contactLinks} from '../../content/siteNavigation';
import {useRecords} from '../../content/useRecords';
import Island from '../../plugins/islands/Island';

/* The components whose data is in `docs-content/data/`: a page names them, and the data comes along. */

/** The client's name, so that it is written in one place. */
export function ClientName(): ReactNode {
  return useRecords().site.client.name;
}

export function ContactDetails(): ReactNode {
  const records = useRecords();
  return (
    <ContactDetailsView {...contactLinks(records.site)} words={records.interface.contactDetails} />
  );
}

export function ContactForm(props: Omit<ContactFormProps, 'email' | 'words'>): ReactNode {
  const records = useRecords();
  return (
    <Island
      name="ContactForm"
      component={ContactFormView}
      props={{
        ...props,
        email: records.site.contact.email,
        words: records.interface.contactForm,
      }}
    />
  );
}

export function ToolCatalogue(): ReactNode {
  const {tools, interface: words} = useRecords();
  return (
    <Island
      name="ToolCatalogue"
      when="visible"
      component={ToolCatalogueView}
      props={{tools, words: words.toolCatalogue}}
    />
  );
}

export function ToolComparison({caption}: {caption: string}): ReactNode {
  const {comparison, interface: words} = useRecords();
  return <ToolComparisonView caption={caption} rows={comparison} words={words.toolComparison} />;
}
