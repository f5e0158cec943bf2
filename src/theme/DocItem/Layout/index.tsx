import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Page from '../../../components/Page';
import PreviewBar from '../../../components/PreviewBar';

/** The content of a page. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, contentTitle} = useDoc();
  return (
    <>
      <Page title={contentTitle === undefined ? metadata.title : undefined}>
        <MDXContent>{children}</MDXContent>
      </Page>
      <PreviewBar editUrl={metadata.editUrl} />
    </>
  );
}
