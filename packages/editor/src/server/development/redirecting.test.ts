/** @jest-environment node */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {redirecting} from './redirecting';

/** Where a request for an address leads; undefined if others answer it. */
function locationOf(url: string, baseUrl = '/', method = 'GET'): string | undefined {
  let location: string | undefined;
  const response = {
    writeHead(status: number, headers: {location: string}) {
      expect(status).toBe(302);
      ({location} = headers);
      return {end: () => undefined};
    },
  };
  const {middleware} = redirecting(baseUrl, () => '# Old ones\n/prices /benefits#cost 301\n');
  const others = jest.fn();
  middleware({url, method} as IncomingMessage, response as unknown as ServerResponse, others);
  expect(others).toHaveBeenCalledTimes(location === undefined ? 1 : 0);
  return location;
}

it('leads from an old address to the new one', () => {
  expect(locationOf('/prices')).toBe('/benefits#cost');
  expect(locationOf('/prices/?from=mail')).toBe('/benefits#cost');
  expect(locationOf('/preview/prices', '/preview/')).toBe('/preview/benefits#cost');
});

it('leaves all else to others', () => {
  expect(locationOf('/prices/more')).toBeUndefined();
  expect(locationOf('/prices', '/', 'POST')).toBeUndefined();
  expect(locationOf('/prices', '/preview/')).toBeUndefined();
});
