import type {ReactNode} from 'react';
import type {PageInfo} from '../../protocol';
import {LabeledField} from '../dialog/LabeledField';
import {Modal} from '../dialog/Modal';
import {useAnswer} from '../session';
import type {PageFormProps} from './PageFormProps';

/** What happens to the links that lead to a page. */
function aboutLinks(count: number): string {
  switch (count) {
    case 0:
      return 'No link leads to this page.';
    case 1:
      return 'One link leads to this page. It will lead to the new address.';
    default:
      return `${count} links lead to this page. They will lead to the new address.`;
  }
}

/** Asks for the new address of a page, and says what else changes. */
export function RenamePageForm({
  session,
  onCancel,
  page: {address, title},
}: PageFormProps & {page: PageInfo}): ReactNode {
  const start = address.lastIndexOf('/') + 1;
  const found = useAnswer(session, {action: 'linksToPage', address});
  return (
    <Modal
      title={`Change the address of “${title}”`}
      session={session}
      submit="Change address"
      onSubmit={(form) => {
        const name = form.get('name') as string;
        void session.change({action: 'renamePage', address, name}, 'Changing…');
      }}
      closeLabel="Cancel"
      onClose={onCancel}>
      <LabeledField
        label={`Address, after ${address.slice(0, start)}`}
        hint="Lowercase letters, digits and hyphens.">
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            name="name"
            required
            autoComplete="off"
            defaultValue={address.slice(start)}
          />
        )}
      </LabeledField>
      <p>
        {found && aboutLinks(found.links.length + found.menus.length)} Visitors who open {address}{' '}
        will be sent there, too. The title stays as it is.
      </p>
    </Modal>
  );
}
