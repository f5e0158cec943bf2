import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {ChangesDialog} from './dialog/ChangesDialog';
import {EditDialog} from './dialog/EditDialog';
import {ListDialog} from './dialog/ListDialog';
import {ReviewDialog} from './dialog/ReviewDialog';
import {Directory} from './page/Directory';
import type {MarkObserver} from './page/MarkObserver';
import {Pointer} from './page/Pointer';
import {useSession} from './session';
import type {EditSession} from './session';

type EditLayerProps = {session: EditSession; observer: MarkObserver};

/** Everything that is on the page only while it's edited. */
export function EditLayer({session, observer}: EditLayerProps): ReactNode {
  const {dialog} = useSession(session);
  const directory = useMemo(() => new Directory(session.ask), [session]);
  return (
    <>
      {!dialog && <Pointer session={session} observer={observer} directory={directory} />}
      {dialog?.kind === 'edit' && (
        <EditDialog
          key={JSON.stringify(dialog.opening)}
          session={session}
          opening={dialog.opening}
        />
      )}
      {dialog?.kind === 'list' && <ListDialog session={session} places={dialog.places} />}
      {dialog?.kind === 'changes' && <ChangesDialog session={session} />}
      {dialog?.kind === 'review' && <ReviewDialog session={session} />}
    </>
  );
}
