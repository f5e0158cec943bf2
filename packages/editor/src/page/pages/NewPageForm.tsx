import {useState} from 'react';
import type {ReactNode} from 'react';
import {fileNameOf} from '../../fileNameOf';
import type {NewPageProblems, PageList} from '../../pageProtocol';
import {readStored, writeStored} from '../session';
import styles from '../styles.module.css';
import {PageField, PageForm} from './PageForm';
import type {PageViewProps} from './PageForm';

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

/** Asks what a new page is, and creates it. */
export function NewPageForm({session, list, goTo, onCancel}: PageViewProps): ReactNode {
  const empty = {kind: list.kinds[0] ?? '', title: '', description: '', menus: [] as string[]};
  const [page, setPage] = useState(() => readStored(storageKey, empty));
  const [problems, setProblems] = useState<NewPageProblems>({});
  const {kind, title, description, menus} = page;

  const change = (changed: Partial<typeof page>) => {
    const next = {...page, ...changed};
    setPage(next);
    setProblems({});
    writeStored(storageKey, next);
  };

  const create = async () => {
    const found = await session.ask({action: 'checkNewPage', title, description});
    setProblems(found);
    if (Object.keys(found).length === 0) {
      const {address} = await session.ask({action: 'newPage', ...page});
      writeStored(storageKey, empty);
      goTo(address);
    }
  };

  const name = fileNameOf(title);
  return (
    <PageForm
      session={session}
      title="New page"
      submit="Create page"
      submitting="Creating…"
      onSubmit={create}
      onCancel={onCancel}>
      <PageField label="Kind" hint="What is on the page at first. You can change all of it.">
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
      </PageField>
      <PageField
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
      </PageField>
      <PageField
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
      </PageField>
      <MenuChoice
        menus={list.menus}
        chosen={menus}
        onChange={(chosen) => change({menus: chosen})}
      />
    </PageForm>
  );
}
