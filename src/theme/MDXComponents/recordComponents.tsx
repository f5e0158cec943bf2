import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import ContactFormView from '../../components/ContactForm';
import type {ContactFormProps} from '../../components/ContactForm';
import LoadFailure from '../../components/LoadFailure';
import SavingsCalculatorView from '../../components/SavingsCalculator';
import type {SavingsCalculatorProps} from '../../components/SavingsCalculator';
import ToolCatalogueView from '../../components/ToolCatalogue';
import ToolComparisonView from '../../components/ToolComparison';
import type {ToolComparisonProps} from '../../components/ToolComparison';
import VideoView from '../../components/Video';
import type {VideoProps} from '../../components/Video';
import {contactLinks} from '../../content/contactLinks';
import {useRecords} from '../../content/useRecords';
import Island from '@sitekit/islands/Island';

/* The components that get their data from `docs-content/data/`. */

/**
 * The client's name from `data/site.yaml`.
 *
 * @example
 * Prepared for <ClientName />.
 */
export function ClientName(): ReactNode {
  return useRecords().site.client.name;
}

/**
 * The form for scheduling a meeting. Its labels are in `data/interface.yaml`.
 *
 * @example
 * <ContactForm
 *   title="Schedule a Meeting"
 *   intro="Only your name and e-mail are required."
 *   thanksTitle="Thank You!"
 *   thanksText="We’ll reply within 24 hours."
 *   sendAnotherLabel="Send Another Message"
 * />
 */
export function ContactForm(
  props: Omit<ContactFormProps, 'contact' | 'meeting' | 'words'>,
): ReactNode {
  const records = useRecords();
  const {loadFailure, contactForm} = records.interface;
  return (
    <div>
      <Island name="ContactForm">
        <ContactFormView
          {...props}
          contact={records.site.contact}
          meeting={contactForm.after.meeting.replace('{brand}', records.site.brand)}
          words={contactForm}
        />
      </Island>
      <LoadFailure
        text={loadFailure.contactForm}
        reload={loadFailure.reload}
        page={useLocation().pathname}
        email={contactLinks(records.site.contact).email}
      />
    </div>
  );
}

/** An island below a message that is shown when the island's script doesn't load. */
function IslandWithFailure({
  name,
  failure,
  children,
}: {
  name: string;
  failure: string;
  children: ReactNode;
}): ReactNode {
  const {reload} = useRecords().interface.loadFailure;
  return (
    <div>
      <LoadFailure text={failure} reload={reload} page={useLocation().pathname} />
      <Island name={name}>{children}</Island>
    </div>
  );
}

/**
 * Cards for all tools in `data/tools.yaml`, with a search and buttons that filter them by category.
 *
 * @example
 * <ToolCatalogue />
 */
export function ToolCatalogue(): ReactNode {
  const {tools, comparison, interface: words} = useRecords();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <IslandWithFailure name="ToolCatalogue" failure={words.loadFailure.toolCatalogue}>
      <ToolCatalogueView
        tools={tools.map((tool) => ({...tool, image: withBaseUrl(tool.image)}))}
        compared={comparison.map(({name}) => name)}
        words={words.toolCatalogue}
      />
    </IslandWithFailure>
  );
}

/**
 * A table of the tools in `data/comparison.yaml`, one per row, that visitors can sort and copy. Its
 * rows lead to the cards of `<ToolCatalogue>`, and the cards to the rows, so both belong on one page.
 *
 * @example
 * <ToolComparison caption="Twelve AI coding tools compared" />
 */
export function ToolComparison({caption}: Pick<ToolComparisonProps, 'caption'>): ReactNode {
  const {comparison, tools, interface: words} = useRecords();
  return (
    <IslandWithFailure name="ToolComparison" failure={words.loadFailure.toolComparison}>
      <ToolComparisonView
        caption={caption}
        rows={comparison}
        tools={tools}
        words={words.toolComparison}
      />
    </IslandWithFailure>
  );
}

/**
 * What the first year costs and returns, with fields for the reader's own numbers. It starts with
 * those of the page. Between its tags, say how the results are computed.
 *
 * @example
 * <SavingsCalculator caption="An example with 20 engineers" engineers={20} hours={1700} cost={60} share={10} tools={200} setup={40000}>
 *   The return is the value of the hours saved, divided by the cost.
 * </SavingsCalculator>
 */
export function SavingsCalculator(props: Omit<SavingsCalculatorProps, 'words'>): ReactNode {
  const words = useRecords().interface;
  return (
    <IslandWithFailure name="SavingsCalculator" failure={words.loadFailure.savingsCalculator}>
      <SavingsCalculatorView {...props} words={words.savingsCalculator} />
    </IslandWithFailure>
  );
}

/**
 * A video. It plays in the page; before visitors press play, nothing is loaded from other sites.
 *
 * @example
 * <Video
 *   title="Big Buck Bunny, a film made with free software"
 *   src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"
 *   duration="10:35"
 *   transcript="/how-it-works"
 * />
 */
export function Video({poster, transcript, captions, ...props}: VideoProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <VideoView
      {...props}
      src={withBaseUrl(props.src)}
      poster={poster && withBaseUrl(poster)}
      transcript={transcript && withBaseUrl(transcript)}
      captions={captions && withBaseUrl(captions)}
      words={useRecords().interface.video}
    />
  );
}
