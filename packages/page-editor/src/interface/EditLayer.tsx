import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {ChangesDialog} from './dialog/ChangesDialog';
import {ListDialog} from './dialog/ListDialog';
import {OpenedDialog} from './dialog/OpenedDialog';
import {ReviewDialog} from './dialog/ReviewDialog';
import {Directory} from './page/Directory';
import type {MarkObserver} from './page/MarkObserver';
import {Pointer} from './page/Pointer';
import {useStore} from './session';
import type {EditSession} from './session';

type EditLayerProps = {session: EditSession; observer: MarkObserver};

/** Everything that is on the page only while it's edited. */
export function EditLayer({session, observer}: EditLayerProps): ReactNode {
  const dialog = useStore(session.dialog);
  const directory = useMemo(() => new Directory(session.ask), [session]);
  const content = () => {
    switch (dialog?.kind) {
      case 'list':
        return <ListDialog session={session} directory={directory} places={dialog.places} />;
      case 'changes':
        return <ChangesDialog session={session} />;
      case 'review':
        return <ReviewDialog session={session} />;
      case 'place':
      case 'block':
      case 'page':
      case 'new':
        return <OpenedDialog key={JSON.stringify(dialog)} session={session} opened={dialog} />;
      case undefined:
        return null;
    }
  };
  return (
    <>
      <Pointer session={session} observer={observer} directory={directory} />
      {content()}
    </>
  );
}
