import {useState} from 'react';
import type {ReactNode} from 'react';
import type {PageInfo} from '../../pageProtocol';
import {useAnswer} from '../session';
import {PageField, PageForm} from './PageForm';
import type {PageViewProps} from './PageForm';

/** Asks for the new address of a page, and says what else changes. */
export function RenamePageForm({
  session,
  goTo,
  onCancel,
  page: {address, title},
}: PageViewProps & {page: PageInfo}): ReactNode {
  const start = address.lastIndexOf('/') + 1;
  const [name, setName] = useState(address.slice(start));
  const found = useAnswer(
    () => session.ask({action: 'linksToPage', address}),
    (message) => session.say(message),
  );
  const count = found && found.links.length + found.menus.length;
  return (
    <PageForm
      session={session}
      title={`Change the address of “${title}”`}
      submit="Change address"
      submitting="Changing…"
      onSubmit={async () => {
        const answer = await session.ask({action: 'renamePage', address, name});
        goTo(answer.address);
      }}
      onCancel={onCancel}>
      <PageField
        label={`Address, after ${address.slice(0, start)}`}
        hint="Lowercase letters, digits and hyphens.">
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            required
            autoComplete="off"
            value={name}
            onChange={({target}) => setName(target.value)}
          />
        )}
      </PageField>
      <p>
        {count !== undefined &&
          (count === 0
            ? 'No link leads to this page. '
            : `${count === 1 ? 'One link leads' : `${count} links lead`} to this page. ${count === 1 ? 'It' : 'They'} will lead to the new address. `)}
        Visitors who open {address} will be sent there, too. The title stays as it is.
      </p>
    </PageForm>
  );
}
