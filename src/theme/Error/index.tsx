import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import Actions from '../../components/Actions';
import Button from '../../components/Button';
import Page from '../../components/Page';
import {useRecords} from '../../content/useRecords';

/** Replaces a page, or the whole site, that crashes in the browser. */
export default function ErrorPage({tryAgain}: Props): ReactNode {
  const {title, text, retry} = useRecords().interface.crash;
  return (
    <Page title={title}>
      <p>{text}</p>
      <Actions>
        <Button onClick={tryAgain}>{retry}</Button>
      </Actions>
    </Page>
  );
}
