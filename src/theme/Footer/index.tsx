import type {ReactNode} from 'react';
import FooterView from '../../components/Footer';
import {useRecords} from '../../content/useRecords';

/** The year of the build. */
const year = new Date().getFullYear();

/** The footer of every page, from `data/site.yaml`. */
export default function Footer(): ReactNode {
  return <FooterView site={useRecords().site} year={year} />;
}
