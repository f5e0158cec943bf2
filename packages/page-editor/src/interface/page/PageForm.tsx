import type {ReactNode} from 'react';
import type {PageInfo} from '../../protocol';
import {ConflictView} from '../dialog/ConflictView';
import {EditForm} from '../form/EditForm';
import {useEditForm} from '../form/useEditForm';
import type {EditSession} from '../session/EditSession';
import {textOf} from '../controls/ControlProps';
import styles from './styles.module.css';

type PageFormProps = {
  session: EditSession;
  page: PageInfo;
  onClose: () => void;
};

/** What browsers show as the title of the open page, with another text for its title. */
const withTitle = (page: PageInfo, title: string): string =>
  document.title.replace(textOf(page.title.value), () => title);

/** The image that shared links show, which the page's head names. */
const sharedImage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;

/** The fields of the page's title and description, next to what search results and links show. */
export function PageForm({session, page, onClose}: PageFormProps): ReactNode {
  const fields = [page.title, page.description];
  const source = {name: 'Page', file: page.file, line: 1};
  const form = useEditForm({session, editable: {source, fields}, onClose});
  const title = textOf(form.valueOf(page.title));
  const description = textOf(form.valueOf(page.description));
  const image = sharedImage();

  if (form.conflict) {
    return <ConflictView conflict={form.conflict} onUseTheirs={form.cancel} />;
  }
  return (
    <div className={styles.page}>
      <EditForm form={form} fields={fields} showsAll ask={session.ask} />
      <div className={styles.previews}>
        <figure>
          <figcaption>Search result</figcaption>
          <p className={styles.address}>{page.address}</p>
          <p className={styles.result}>{withTitle(page, title)}</p>
          <p className={styles.snippet}>{description}</p>
        </figure>
        <figure>
          <figcaption>Shared link</figcaption>
          {image !== undefined && <img src={image} alt="" />}
          <p className={styles.linkTitle}>{title}</p>
          <p className={styles.snippet}>{description}</p>
        </figure>
      </div>
    </div>
  );
}
