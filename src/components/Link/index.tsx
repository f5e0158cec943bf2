import DocusaurusLink from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';

const isOtherSite = (address: string) => /^(https?:)?\/\//.test(address);

/**
 * A link. If it leads to another site, it opens in a new tab and says so. Docusaurus would also open
 * `mailto:` and `tel:` in a new tab.
 */
export default function Link({
  children,
  ...props
}: ComponentProps<typeof DocusaurusLink>): ReactNode {
  const {newTab} = useRecords().uiTexts;
  return isOtherSite(props.to ?? props.href ?? '') ? (
    <DocusaurusLink {...props}>
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </DocusaurusLink>
  ) : (
    <DocusaurusLink {...props} target={props.target} rel={props.rel}>
      {children}
    </DocusaurusLink>
  );
}
