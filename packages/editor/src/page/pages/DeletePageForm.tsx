import {useState} from 'react';
import type {ReactNode} from 'react';
import type {PageInfo} from '../../pageProtocol';
import {useAnswer} from '../session';
import {LinkList} from './LinkList';
import {PageField, PageForm} from './PageForm';
import type {PageViewProps} from './PageForm';

/** Shows what links to a page, asks where that leads instead, and deletes the page. */
export function DeletePageForm({
  session,
  list,
  goTo,
  onCancel,
  page: {address, title},
}: PageViewProps & {page: PageInfo}): ReactNode {
  const [instead, setInstead] = useState('');
  const [isMissing, setMissing] = useState(false);
  const found = useAnswer(
    () => session.ask({action: 'linksToPage', address}),
    (message) => session.say(message),
  );
  if (!found) {
    return null;
  }
  const {menus, links} = found;
  const others = list.pages.filter((other) => other.address !== address);
  const home = others.find((other) => other.address === '/');

  const remove = async () => {
    const isNeeded = links.length > 0 && instead === '';
    setMissing(isNeeded);
    if (!isNeeded) {
      await session.ask({action: 'deletePage', address, ...(instead !== '' && {instead})});
      const next = others.find((other) => other.address === instead) ?? home;
      goTo(next?.href ?? '/');
    }
  };

  return (
    <PageForm
      session={session}
      title={`Delete the page “${title}”`}
      submit="Delete page"
      submitting="Deleting…"
      onSubmit={remove}
      onCancel={onCancel}>
      {menus.length > 0 && (
        <p>Its link disappears from: {new Intl.ListFormat('en').format(menus)}.</p>
      )}
      <PageField
        label={`Links and visitors of ${address} go to${links.length === 0 ? ' (optional)' : ''}`}
        problem={isMissing ? 'Choose a page, or change the texts first.' : undefined}>
        {(attributes) => (
          <select
            {...attributes}
            required={links.length > 0}
            value={instead}
            onChange={({target}) => setInstead(target.value)}>
            <option value="">{links.length === 0 ? '(nowhere)' : 'Choose…'}</option>
            {others.map((other) => (
              <option key={other.address} value={other.address}>
                {other.title}
              </option>
            ))}
          </select>
        )}
      </PageField>
      <p>{links.length === 0 ? 'No text links to this page.' : 'These texts link to this page:'}</p>
      <LinkList session={session} links={links} />
    </PageForm>
  );
}
