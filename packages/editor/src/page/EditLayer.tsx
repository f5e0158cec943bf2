import type {ReactNode} from 'react';
import {EditDialog} from './dialog/EditDialog';
import {InsertDialog} from './dialog/InsertDialog';
import {ListDialog} from './dialog/ListDialog';
import {MoveDialog} from './dialog/MoveDialog';
import {ReviewDialog} from './dialog/ReviewDialog';
import type {EditToolsProps} from './EditTools';
import {PagesDialog} from './pages/PagesDialog';
import {Pointer} from './pointing/Pointer';
import {useSession} from './session';

/** Everything that is on the page only while it's edited. */
export default function EditLayer({session, observer, isReplaced}: EditToolsProps): ReactNode {
  const {dialog, isOn} = useSession(session);
  switch (dialog?.kind) {
    case 'edit':
      return (
        <EditDialog
          key={JSON.stringify(dialog.opening)}
          session={session}
          opening={dialog.opening}
        />
      );
    case 'move':
      return <MoveDialog session={session} block={dialog.block} />;
    case 'insert':
      return <InsertDialog session={session} fieldIds={dialog.fieldIds} />;
    case 'list':
      return <ListDialog session={session} />;
    case 'pages':
      return <PagesDialog session={session} />;
    case 'review':
      return <ReviewDialog session={session} />;
    case undefined:
      return isReplaced || !isOn ? null : <Pointer session={session} observer={observer} />;
  }
}
