import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundText from '@site/docs-content/_not-found.mdx';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Page from '../../../components/Page';
import PreviewBar from '../../../components/PreviewBar';
import {useRecords} from '../../../hooks/useRecords';

/** The page for unknown addresses. Its text is in `docs-content/_not-found.mdx`. */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title={useRecords().uiTexts.notFound.title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Page>
        <MDXContent>
          <NotFoundText />
        </MDXContent>
      </Page>
      <PreviewBar />
    </>
  );
}
