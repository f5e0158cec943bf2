import type {ReactNode} from 'react';
import CurrentYear from '../../components/CurrentYear';
import FooterView from '../../components/Footer';
import {useRecords} from '../../content/useRecords';
import Island from '@sitekit/islands/Island';

/** The footer of every page, from `data/site.yaml`. */
export default function Footer(): ReactNode {
  return (
    <FooterView
      site={useRecords().site}
      year={
        <Island name="CurrentYear" when="interaction">
          <CurrentYear />
        </Island>
      }
    />
  );
}
