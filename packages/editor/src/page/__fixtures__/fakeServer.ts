import type {EditorAnswers, EditorRequest, RequestFor} from '../../protocol';
import {EditSession} from '../session';
import type {Ask} from '../session';

/** What the fake server answers to each action. */
type Answers = {
  [Action in EditorRequest['action']]?: (
    request: RequestFor<Action>,
  ) => EditorAnswers[Action] | Promise<never>;
};

/** A session with a server that answers as told, and the requests that it got. */
export function fakeServer(answers: Answers = {}) {
  const all: Answers = {
    history: () => ({}),
    check: () => [],
    ...answers,
  };
  const requests: EditorRequest[] = [];
  const ask = (request: EditorRequest): Promise<unknown> => {
    requests.push(request);
    return Promise.resolve(request).then(all[request.action] as (asked: EditorRequest) => unknown);
  };
  const requestsTo = (action: EditorRequest['action']) =>
    requests.filter((request) => request.action === action);
  const goTo = jest.fn<undefined, [string]>();
  return {session: new EditSession(ask as Ask, goTo), goTo, requestsTo};
}
