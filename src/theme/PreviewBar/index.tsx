import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import PreviewBarView from '../../components/PreviewBar';
import {useRecords} from '../../content/useRecords';

/** The bar of a preview. The published site has none. */
export default function PreviewBar(): ReactNode {
  const preview = usePluginData('preview');
  const {pathname} = useLocation();
  const words = useRecords().interface.preview;
  if (!preview) {
    return null;
  }
  const {editUrls, notFoundEditUrl, ...version} = preview;
  const page = Object.keys(editUrls).find((path) => isSamePath(path, pathname));
  return (
    <PreviewBarView
      {...version}
      words={words}
      editUrl={(page && editUrls[page]) ?? notFoundEditUrl}
    />
  );
}
