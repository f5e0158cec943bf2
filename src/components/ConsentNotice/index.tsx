import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Island from '@sitekit/islands/Island';
import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import Actions from '../Actions';
import Button from '../Button';
import {attachConsentNotice} from './attachConsentNotice';
import styles from './styles.module.css';

/** The question and the button to be asked again. Without JavaScript, both are hidden. */
export function ConsentQuestion(): ReactNode {
  const {label, question, accept, decline, change} = useRecords().uiTexts.consent;
  return (
    <div ref={useAttached<HTMLDivElement>(attachConsentNotice)} className="screen-only">
      <section className={styles.notice} aria-label={label} data-part="notice" hidden>
        <p>{question}</p>
        <Actions>
          {/* Of equal weight: neither is easier to choose. */}
          <Button variant="outline" data-part="accept">
            {accept}
          </Button>
          <Button variant="outline" data-part="decline">
            {decline}
          </Button>
        </Actions>
      </section>
      <p className={styles.change}>
        <Button variant="outline" size="sm" data-part="change" hidden>
          {change}
        </Button>
      </p>
    </div>
  );
}

/** Asks whether visits may be counted, if the service in `site.yaml` needs that. */
export default function ConsentNotice(): ReactNode {
  const {asksForConsent} = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    asksForConsent === true && (
      <Island name="ConsentNotice">
        <ConsentQuestion />
      </Island>
    )
  );
}
