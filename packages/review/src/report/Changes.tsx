import type {ReactNode} from 'react';
import type {ListChange, ValueChange} from '../compare/compareFacts';
import type {TextChange, TextRun} from '../compare/compareTexts';
import {placeInPage} from './wording';

/** A text with its added and removed words marked, for screen readers too. */
function MarkedText({runs}: {runs: readonly TextRun[]}): ReactNode {
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

function TextReport({change}: {change: TextChange}): ReactNode {
  const place = placeInPage(change);
  return (
    <p className="text">
      {place && <span className="place">{place}</span>}
      <MarkedText runs={change.runs} />
    </p>
  );
}

/** Changes in the text, in reading order. */
export function TextChanges({changes}: {changes: readonly TextChange[]}): ReactNode {
  return changes.map((change, index) => <TextReport key={index} change={change} />);
}

/** Changes of what a page has one of, such as its title. */
export function ValueChanges({changes}: {changes: readonly ValueChange[]}): ReactNode {
  return changes.map(({what, before, after}) => (
    <p key={what} className="text">
      <span className="place">{what}</span>
      <MarkedText
        runs={[
          ...(before ? [{kind: 'removed', text: before} as const] : []),
          {kind: 'same', text: ' '},
          ...(after ? [{kind: 'added', text: after} as const] : []),
        ]}
      />
    </p>
  ));
}

/** Changes of what a page has many of, such as links. */
export function ListChanges({changes}: {changes: readonly ListChange[]}): ReactNode {
  return changes.map(({what, added, removed}) => (
    <div key={what}>
      <h3>Changes in {what}</h3>
      <ul>
        {removed.map((line, index) => (
          <li key={`removed ${index}`}>
            <MarkedText runs={[{kind: 'removed', text: line}]} />
          </li>
        ))}
        {added.map((line, index) => (
          <li key={`added ${index}`}>
            <MarkedText runs={[{kind: 'added', text: line}]} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
