import {PageIsReplaced} from '../panel/panelTools';
import {useContext} from 'react';
import type {ReactNode} from 'react';
import {EditDialog} from './dialog/EditDialog';
import {ListDialog} from './dialog/ListDialog';
import {ReviewDialog} from './dialog/ReviewDialog';
import type {MarkObserver} from './pointing/MarkObserver';
import {Pointer} from './pointing/Pointer';
import {useSession} from './session';
import type {EditSession} from './session';

type EditLayerProps = {session: EditSession; observer: MarkObserver};

/** Everything that is on the page only while it's edited. */
export default function EditLayer({session, observer}: EditLayerProps): ReactNode {
  const {dialog} = useSession(session);
  const pageIsReplaced = useContext(PageIsReplaced);
  switch (dialog?.kind) {
    case 'edit':
      return (
        <EditDialog
          key={JSON.stringify(dialog.opening)}
          session={session}
          opening={dialog.opening}
        />
      );
    case 'list':
      return <ListDialog session={session} />;
    case 'review':
      return <ReviewDialog session={session} />;
    case undefined:
      return pageIsReplaced ? null : <Pointer session={session} observer={observer} />;
  }
}
