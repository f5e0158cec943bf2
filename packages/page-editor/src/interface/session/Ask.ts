import type {EditorAccess, EditorAnswers, EditorRequest} from '../../protocol';

/**
 * Asks the development server for something.
 *
 * @throws Error that says why nothing was done
 */
export type Ask = <Action extends EditorRequest['action']>(
  request: Extract<EditorRequest, {action: Action}>,
) => Promise<EditorAnswers[Action]>;

/** Reaches the server over HTTP. */
export function askServer({address, token}: EditorAccess): Ask {
  return async <Answer>(request: EditorRequest) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-authoring-token': token},
      body: JSON.stringify(request),
    }).catch(() => {
      throw new Error('The site isn’t running anymore. Run npm start, then reload this page.');
    });
    const answer: unknown = await response.json();
    if (!response.ok) {
      throw new Error((answer as {message: string}).message);
    }
    return answer as Answer;
  };
}
