import type {ReactNode} from 'react';
import type {ListChange, ValueChange} from '../compare/compareSites';
import type {Run, TextChange} from '../compare/compareTexts';
import {placeOf} from './wording';

/** Words with what came and what went; both are said as well as coloured. */
function Words({runs}: {runs: readonly Run[]}): ReactNode {
  return runs.map(({kind, text}, index) => {
    switch (kind) {
      case 'added':
        return (
          <ins key={index}>
            <span className="visually-hidden"> added: </span>
            {text}
          </ins>
        );
      case 'removed':
        return (
          <del key={index}>
            <span className="visually-hidden"> removed: </span>
            {text}
          </del>
        );
      case 'same':
        return <span key={index}>{text}</span>;
    }
  });
}

function Text({change}: {change: TextChange}): ReactNode {
  const place = placeOf(change);
  return (
    <p className="text">
      {place && <span className="place">{place}</span>}
      <Words runs={change.runs} />
    </p>
  );
}

/** Changes of texts, in the order in which they are read. */
export function Texts({changes}: {changes: readonly TextChange[]}): ReactNode {
  return changes.map((change, index) => <Text key={index} change={change} />);
}

/** What a page has one of, such as its title. */
export function Values({changes}: {changes: readonly ValueChange[]}): ReactNode {
  return changes.map(({what, before, after}) => (
    <p key={what} className="text">
      <span className="place">{what}</span>
      <Words
        runs={[
          ...(before ? [{kind: 'removed', text: before} as const] : []),
          {kind: 'same', text: ' '},
          ...(after ? [{kind: 'added', text: after} as const] : []),
        ]}
      />
    </p>
  ));
}

/** What a page has many of, such as links. */
export function Lists({changes}: {changes: readonly ListChange[]}): ReactNode {
  return changes.map(({what, added, removed}) => (
    <div key={what}>
      <h3>Changes in {what}</h3>
      <ul>
        {removed.map((line, index) => (
          <li key={`removed ${index}`}>
            <Words runs={[{kind: 'removed', text: line}]} />
          </li>
        ))}
        {added.map((line, index) => (
          <li key={`added ${index}`}>
            <Words runs={[{kind: 'added', text: line}]} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
