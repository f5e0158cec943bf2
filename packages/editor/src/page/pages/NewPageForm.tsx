import {useState} from 'react';
import type {ReactNode} from 'react';
import {fileNameOf} from '../../fileNameOf';
import type {NewPageProblems, PageList, RequestFor} from '../../protocol';
import {LabeledField} from '../dialog/LabeledField';
import {Modal} from '../dialog/Modal';
import {messageOf, useStored} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import type {PageFormProps} from './PageFormProps';

/** What was typed for a new page and not saved. */
const storageKey = 'editor-new-page';

type MenuChoiceProps = {
  menus: PageList['menus'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The lists of links that a new page is added to. */
const MenuChoice = ({menus, chosen, onChange}: MenuChoiceProps): ReactNode => (
  <fieldset className={styles.choices}>
    <legend>Link to it from</legend>
    {menus.map(({id, label}) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({target}) => {
            const others = chosen.filter((other) => other !== id);
            onChange(target.checked ? [...others, id] : others);
          }}
        />{' '}
        {label}
      </label>
    ))}
  </fieldset>
);

/**
 * Creates a page, unless something is wrong with what was typed for it.
 *
 * @returns whether it did
 */
async function createPage(
  session: EditSession,
  page: Omit<RequestFor<'newPage'>, 'action'>,
  tellProblems: (problems: NewPageProblems) => void,
): Promise<boolean> {
  const {title, description} = page;
  try {
    const problems = await session.ask({action: 'checkNewPage', title, description});
    tellProblems(problems);
    const isFine = Object.keys(problems).length === 0;
    return isFine && (await session.change({action: 'newPage', ...page}, 'Creating…'));
  } catch (error) {
    session.say(messageOf(error));
    return false;
  }
}

/** Asks what a new page is, and creates it. */
export function NewPageForm({session, list, onCancel}: PageFormProps): ReactNode {
  const empty = {kind: list.kinds[0] ?? '', title: '', description: '', menus: [] as string[]};
  const [page, setPage] = useStored(storageKey, empty);
  const [problems, setProblems] = useState<NewPageProblems>({});
  const {kind, title, description, menus} = page;

  const change = (changed: Partial<typeof page>) => {
    setPage({...page, ...changed});
    setProblems({});
  };

  const name = fileNameOf(title);
  return (
    <Modal
      title="New page"
      session={session}
      submit="Create page"
      onSubmit={() =>
        void createPage(session, page, setProblems).then((isCreated) => isCreated && setPage(empty))
      }
      closeLabel="Cancel"
      onClose={onCancel}>
      <LabeledField label="Kind" hint="What is on the page at first. You can change all of it.">
        {(attributes) => (
          <select
            {...attributes}
            value={kind}
            onChange={({target}) => change({kind: target.value})}>
            {list.kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </LabeledField>
      <LabeledField
        label="Title"
        hint={name === '' ? 'The page’s address is made from it.' : `The page’s address: /${name}`}
        problem={problems.title}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            required
            value={title}
            onChange={({target}) => change({title: target.value})}
          />
        )}
      </LabeledField>
      <LabeledField
        label="Description"
        hint="One or two sentences for search engines."
        problem={problems.description}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            required
            value={description}
            onChange={({target}) => change({description: target.value})}
          />
        )}
      </LabeledField>
      <MenuChoice
        menus={list.menus}
        chosen={menus}
        onChange={(chosen) => change({menus: chosen})}
      />
    </Modal>
  );
}
