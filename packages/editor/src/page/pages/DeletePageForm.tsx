import type {ReactNode} from 'react';
import {inList} from '../../inList';
import type {LinkedFrom, PageInfo} from '../../protocol';
import {LabeledField} from '../dialog/LabeledField';
import {Modal} from '../dialog/Modal';
import {ListedField, placeOf} from '../ListedField';
import {useAnswer} from '../session';
import styles from '../styles.module.css';
import type {PageFormProps} from './PageFormProps';

/** A link to a page. A click opens the text that it's in. */
const LinkTo = ({session, link}: Pick<PageFormProps, 'session'> & {link: LinkedFrom}): ReactNode =>
  link.fieldId === undefined ? (
    <p>
      <span className={styles.hint}>{placeOf(link.source)}</span> {link.words} ({link.source.file}:
      {link.source.line})
    </p>
  ) : (
    <ListedField session={session} fieldId={link.fieldId} source={link.source}>
      {link.words}
    </ListedField>
  );

/** Shows what links to a page, asks where that leads instead, and deletes the page. */
export function DeletePageForm({
  session,
  list,
  onCancel,
  page: {address, title},
}: PageFormProps & {page: PageInfo}): ReactNode {
  const found = useAnswer(session, {action: 'linksToPage', address});
  if (!found) {
    return null;
  }
  const {menus, links} = found;
  const others = list.pages.filter((other) => other.address !== address);
  const isLinked = links.length > 0;

  return (
    <Modal
      title={`Delete the page “${title}”`}
      session={session}
      submit="Delete page"
      onSubmit={(form) => {
        const instead = form.get('instead') as string;
        const request = {action: 'deletePage', address, ...(instead !== '' && {instead})} as const;
        void session.change(request, 'Deleting…');
      }}
      closeLabel="Cancel"
      onClose={onCancel}>
      {menus.length > 0 && <p>Its link disappears from: {inList(menus)}.</p>}
      <LabeledField
        label={`Links and visitors of ${address} go to${isLinked ? '' : ' (optional)'}`}
        hint={isLinked ? 'Choose a page, or change the texts first.' : undefined}>
        {(attributes) => (
          <select {...attributes} name="instead" required={isLinked} defaultValue="">
            <option value="">{isLinked ? 'Choose…' : '(nowhere)'}</option>
            {others.map((other) => (
              <option key={other.address} value={other.address}>
                {other.title}
              </option>
            ))}
          </select>
        )}
      </LabeledField>
      <p>{isLinked ? 'These texts link to this page:' : 'No text links to this page.'}</p>
      {links.map((link, index) => (
        <LinkTo key={index} session={session} link={link} />
      ))}
    </Modal>
  );
}
