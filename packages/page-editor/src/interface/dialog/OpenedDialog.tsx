import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {Editable} from '../../protocol';
import {sourceLabel} from '../overlay/findTargets';
import type {EditSession, Opened} from '../session/EditSession';
import {EditDialog} from './EditDialog';
import {Modal} from './Modal';

type OpenedDialogProps = {
  session: EditSession;
  opened: Opened;
  /** What the same element shows now. */
  refresh: (opened: Opened) => Opened;
};

/** Loads what was clicked, and shows it in a dialog next to it. */
export function OpenedDialog({session, opened, refresh}: OpenedDialogProps): ReactNode {
  const [editable, setEditable] = useState<Editable>();
  const [failure, setFailure] = useState('');
  const close = () => session.opened.set(undefined);

  useEffect(() => {
    let isCurrent = true;
    const answer =
      'place' in opened
        ? session.ask({action: 'open', place: opened.place})
        : session.ask({action: 'openBlock', block: opened.block});
    answer.then(
      (loaded) => {
        if (isCurrent) {
          setEditable(loaded);
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          setFailure((error as Error).message);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [session, opened]);

  if (!editable && !failure) {
    return null;
  }
  return (
    <Modal
      title={editable ? sourceLabel(editable.source) : 'This can’t be edited'}
      anchor={opened.element}
      onClose={close}>
      {editable ? (
        <EditDialog
          session={session}
          opened={opened}
          editable={editable}
          onClose={close}
          onEditAgain={() => session.opened.set(refresh(opened))}
        />
      ) : (
        <>
          <p role="alert">{failure}</p>
          <button type="button" onClick={close}>
            Close
          </button>
        </>
      )}
    </Modal>
  );
}
