/** @jest-environment node */
import {merge} from 'webpack-merge';
import {devServerWith} from './endpoint';

const endpoint = {name: 'editor', path: '/__editor', middleware: () => undefined};
const others = () => [{name: 'pages', middleware: () => undefined}];

/** As Docusaurus merges it with its own. */
const merged = (headers: object) =>
  merge(headers, devServerWith([endpoint])) as ReturnType<typeof devServerWith>;

it('answers before others, and lets no other site read the server', () => {
  const options = merged({headers: {'access-control-allow-origin': '*'}});
  const middlewares = others();

  options.setupMiddlewares(middlewares, {options});
  expect(middlewares.map(({name}) => name)).toEqual(['editor', 'pages']);
  expect(options.headers()).toEqual({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
  });
});

it('tells where it can be opened', () => {
  const opened: string[] = [];
  const {onListening} = devServerWith([endpoint], (address) => opened.push(address));
  onListening({server: {address: () => ({port: 3000})}, options: {}});
  onListening({server: {address: () => ({port: 1})}, options: {server: {type: 'https'}}});

  expect(opened).toEqual(['http://localhost:3000', 'https://localhost:1']);
});

it('stops when something else sets headers', () => {
  const options = {headers: {'access-control-allow-origin': '*'}};

  expect(() => devServerWith([endpoint]).setupMiddlewares(others(), {options})).toThrow(
    'See packages/editor/src/server/development/endpoint.ts.',
  );
});
