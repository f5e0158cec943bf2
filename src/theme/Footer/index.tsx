import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {MultiColumnFooter} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import CurrentYear from '../../components/CurrentYear';
import FooterShell from '../../components/Footer';
import type {FooterProps} from '../../components/Footer';
import {useRecords} from '../../content/useRecords';
import Island from '@sitekit/islands/Island';

/** Gives the footer what it shows: the links of `themeConfig`, the site's record and the year. */
export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const {buildYear} = useDocusaurusContext().siteConfig.customFields as {buildYear: number};
  const {site} = useRecords();
  const {brand, tagline, client} = site;
  const {socialTitle, social, rights, preparedFor} = site.footer;
  return (
    <FooterShell
      {...{brand, tagline, client, rights, preparedFor}}
      social={{title: socialTitle, links: social}}
      columns={(footer as MultiColumnFooter).links as FooterProps['columns']}
      year={
        <Island name="CurrentYear" when="visible">
          <CurrentYear builtIn={buildYear} />
        </Island>
      }
    />
  );
}
