import {useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockInfo, Conflict, Editable} from '../../protocol';
import {EditForm} from '../form/EditForm';
import {useEditForm} from '../form/useEditForm';
import type {EditSession, Opened} from '../session/EditSession';
import {BlockActions} from './BlockActions';
import {ConflictView} from './ConflictView';
import surface from '../surface.module.css';

type EditDialogProps = {
  session: EditSession;
  opened: Opened;
  editable: Editable;
  onClose: () => void;
  /** Opens what is on the screen at the same position now. */
  onEditAgain: () => void;
};

const canChange = ({operations, insertable}: BlockInfo): boolean =>
  operations.length + insertable.length > 0;

/** The content of the dialog: fields, what can be done with the block, and conflicts. */
export function EditDialog(props: EditDialogProps): ReactNode {
  const {session, opened, editable, onClose, onEditAgain} = props;
  const form = useEditForm({session, editable, onClose});
  const [blockConflict, setBlockConflict] = useState<Conflict>();
  const [news, setNews] = useState('');
  const [first] = editable.fields;

  if (form.conflict) {
    return (
      <ConflictView conflict={form.conflict} onUseTheirs={form.cancel} onEditAgain={onEditAgain} />
    );
  }
  if (blockConflict) {
    return <ConflictView conflict={blockConflict} onUseTheirs={onClose} />;
  }

  const openInEditor = async (place: number) => {
    try {
      setNews((await session.ask({action: 'openInEditor', place})).message);
    } catch (error) {
      setNews((error as Error).message);
    }
  };

  return (
    <>
      {first ? (
        <EditForm
          form={form}
          fields={editable.fields}
          showsAll={'block' in opened}
          ask={session.ask}
        />
      ) : (
        <p className={surface.buttons}>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </p>
      )}
      {editable.blocks.filter(canChange).map((block) => (
        <BlockActions
          key={block.id}
          block={block}
          session={session}
          onDone={onClose}
          onConflict={setBlockConflict}
        />
      ))}
      {first && (
        <p className={surface.buttons}>
          <button type="button" onClick={() => void openInEditor(first.place)}>
            Open in editor
          </button>
        </p>
      )}
      <p role="status">{news}</p>
    </>
  );
}
