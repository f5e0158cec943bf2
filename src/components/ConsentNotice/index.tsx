import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import ConsentIsland from './ConsentNotice.island';

/** Asks whether visits may be counted, if the service in `site.yaml` needs that. */
export default function ConsentNotice(): ReactNode {
  const {asksForConsent} = useDocusaurusContext().siteConfig.customFields ?? {};
  const words = useRecords().uiTexts.consent;
  return asksForConsent === true && <ConsentIsland words={words} />;
}
