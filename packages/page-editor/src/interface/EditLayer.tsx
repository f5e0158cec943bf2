import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {OpenedDialog} from './dialog/OpenedDialog';
import {ChangesDialog} from './history/ChangesDialog';
import {ReviewDialog} from './history/ReviewDialog';
import type {MarkObserver} from './marks/MarkObserver';
import {Directory} from './overlay/Directory';
import {Overlay} from './overlay/Overlay';
import {refreshOpened} from './overlay/refreshOpened';
import {PageStrip} from './page/PageStrip';
import type {EditSession} from './session/EditSession';
import {useStore} from './session/Store';

export type EditLayerProps = {
  session: EditSession;
  observer: MarkObserver;
  pathname: string;
};

/** Everything that is on the page only while it's edited. */
export function EditLayer({session, observer, pathname}: EditLayerProps): ReactNode {
  const opened = useStore(session.opened);
  const largeDialog = useStore(session.largeDialog);
  const directory = useMemo(() => new Directory(session.ask), [session]);
  return (
    <>
      <PageStrip key={pathname} session={session} pathname={pathname} />
      <Overlay session={session} observer={observer} directory={directory} />
      {opened && (
        <OpenedDialog
          key={`${'place' in opened ? opened.place : opened.block} ${opened.attempt ?? 0}`}
          session={session}
          opened={opened}
          refresh={(previous) => refreshOpened(previous, observer, directory)}
        />
      )}
      {largeDialog === 'changes' && <ChangesDialog session={session} />}
      {largeDialog === 'review' && <ReviewDialog session={session} />}
    </>
  );
}
