import type {EditorAnswers, EditorRequest, Field} from '../../protocol';
import {EditSession} from '../session';
import type {Ask} from '../session';

/** What the fake server answers to each action; a function gets the request. */
type Answers = {
  [Action in EditorRequest['action']]?:
    | EditorAnswers[Action]
    | Error
    | ((request: Extract<EditorRequest, {action: Action}>) => EditorAnswers[Action]);
};

export const history: EditorAnswers['history'] = {changes: [], canUndo: false, canRedo: false};

export const saved: EditorAnswers['save'] = {message: 'Saved.', history};

export const source = {
  label: 'Title',
  of: 'Benefit “Demos before proposals”',
  page: 'Benefits',
  file: 'docs-content/benefits.mdx',
  line: 17,
};

export const field = (changes: Partial<Field> = {}): Field => ({
  place: 1,
  key: `field ${changes.place ?? 1}`,
  label: 'Title',
  control: {kind: 'text'},
  value: 'Demos before proposals',
  isRequired: true,
  ...changes,
});

/** A session with a server that answers as told, and the requests that it got. */
export function fakeServer(answers: Answers = {}) {
  const all: Answers = {
    history,
    check: [],
    forgetPictures: null,
    save: saved,
    ...answers,
  };
  const requests: EditorRequest[] = [];
  const ask = (request: EditorRequest): Promise<unknown> => {
    requests.push(request);
    const answer: unknown = all[request.action];
    if (answer instanceof Error) {
      return Promise.reject(answer);
    }
    return Promise.resolve(
      typeof answer === 'function'
        ? (answer as (asked: EditorRequest) => unknown)(request)
        : answer,
    );
  };
  const session = new EditSession(ask as Ask);
  const requestsTo = (action: EditorRequest['action']) =>
    requests.filter((request) => request.action === action);
  return {session, requestsTo};
}
