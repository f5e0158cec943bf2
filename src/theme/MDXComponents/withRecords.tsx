import type {ReactNode} from 'react';
import ContactDetailsView from '../../components/ContactDetails';
import ContactFormView from '../../components/ContactForm';
import type {ContactFormProps} from '../../components/ContactForm';
import ToolCatalogueView from '../../components/ToolCatalogue';
import ToolComparisonView from '../../components/ToolComparison';
import type {ToolComparisonProps} from '../../components/ToolComparison';
import {contactLinks} from '../../content/contactLinks';
import {useRecords} from '../../content/useRecords';
import Island from '@sitekit/islands/Island';

/* The components whose data is in `docs-content/data/`: a page names them, and the data comes along. */

/**
 * The client's name, as `data/site.yaml` has it, so that it is written in one place.
 *
 * @example
 * Prepared for <ClientName />.
 */
export function ClientName(): ReactNode {
  return useRecords().site.client.name;
}

/**
 * Our e-mail address and phone number, as `data/site.yaml` has them.
 *
 * @example
 * <ContactDetails />
 */
export function ContactDetails(): ReactNode {
  const records = useRecords();
  return (
    <ContactDetailsView
      {...contactLinks(records.site.contact)}
      words={records.interface.contactDetails}
    />
  );
}

/**
 * The form for a meeting. The names of its fields are in `data/interface.yaml`.
 *
 * @example
 * <ContactForm
 *   title="Schedule a Meeting"
 *   intro="Only your name and e-mail are required."
 *   thanksTitle="Thank You!"
 *   thanksText="We will answer within 24 hours."
 *   sendAnotherLabel="Send Another Message"
 * />
 */
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

/**
 * Every tool of `data/tools.yaml` as a card, with buttons that show those of one category.
 *
 * @example
 * <ToolCatalogue />
 */
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

/**
 * The tools of `data/comparison.yaml` side by side, one a row.
 *
 * @example
 * <ToolComparison caption="Twelve AI coding tools compared" />
 */
export function ToolComparison({caption}: Pick<ToolComparisonProps, 'caption'>): ReactNode {
  const {comparison, interface: words} = useRecords();
  return <ToolComparisonView caption={caption} rows={comparison} words={words.toolComparison} />;
}
