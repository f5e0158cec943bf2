import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import PreviewBarShell from '../../components/PreviewBar';
import {useRecords} from '../../content/useRecords';

/** Gives the bar of a preview what it shows. There is none on the published site. */
export default function PreviewBar(): ReactNode {
  const preview = usePluginData('preview');
  const {pathname} = useLocation();
  const words = useRecords().interface.preview;
  if (!preview) {
    return null;
  }
  const {number, pullRequestUrl, editUrls, notFoundEditUrl} = preview;
  const page = Object.keys(editUrls).find((path) => isSamePath(path, pathname));
  return (
    <PreviewBarShell
      {...{number, pullRequestUrl, words}}
      editUrl={(page && editUrls[page]) ?? notFoundEditUrl}
    />
  );
}
