import type {EndpointAccess} from '../server/development/endpoint';

/**
 * Asks the development server to do something.
 *
 * @throws Error that says why nothing was done
 */
export async function askServer<Answer>(
  {address, token}: EndpointAccess,
  request: unknown,
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-editor-token': token},
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error(
      'The site isn’t running anymore. Run npm start, then reload this page. What you typed is kept.',
    );
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new Error((answer as {message: string}).message);
  }
  return answer as Answer;
}
