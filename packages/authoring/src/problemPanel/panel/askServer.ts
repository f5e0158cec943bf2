import type {PanelAnswer, PanelReport, PanelRequest} from '../PanelReport';

/**
 * Asks the development server to do something.
 *
 * @returns what it did, or why it didn't
 */
export async function askServer(
  {address, token}: PanelReport['endpoint'],
  request: PanelRequest,
): Promise<PanelAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-authoring-token': token},
      body: JSON.stringify(request),
    });
    return (await response.json()) as PanelAnswer;
  } catch {
    return {message: 'The site isn’t running anymore. Run npm start, then reload this page.'};
  }
}
