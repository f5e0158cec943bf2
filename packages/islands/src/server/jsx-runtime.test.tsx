/** @jest-environment node */
import type {ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from './jsx-runtime';

const onClick = () => undefined;

it('marks an element with the names of its component and event handlers', () => {
  const Menu = () => jsx('button', {onClick, onKeyDown: onClick, id: 'a', children: 'Go'});

  expect(renderToStaticMarkup(jsx(Menu, {}))).toBe(
    '<button id="a" data-island-handlers="Menu onClick onKeyDown">Go</button>',
  );
});

it.each<[string, Record<string, unknown>]>([
  ['without handlers', {id: 'a'}],
  ['whose handler is undefined', {id: 'a', onClick: undefined}],
  ['with other functions', {id: 'a', ref: () => undefined}],
])('keeps an element %s as it is', (_what, props) => {
  expect(renderToStaticMarkup(jsx('p', props))).toBe('<p id="a"></p>');
});

it('marks a link only if it has no address, because others work without their handlers', () => {
  const links = jsxs(Fragment, {
    children: [jsx('a', {href: '/tools', onClick}, 1), jsx('a', {onClick}, 2)],
  });

  expect(renderToStaticMarkup(links)).toBe(
    '<a href="/tools"></a><a data-island-handlers=" onClick"></a>',
  );
});

it('passes props to a component unchanged', () => {
  const Button = jest.fn<ReactNode, [object]>(() => null);

  renderToStaticMarkup(jsx(Button, {onClick}));

  expect(Button.mock.calls[0]?.[0]).toEqual({onClick});
});

it('marks elements with several children and keeps keys', () => {
  const list = jsxs('ul', {
    onClick,
    children: [jsx('li', {children: '1'}, 'one'), jsx('li', {children: '2'}, 'two')],
  }) as ReactElement<{children: ReactElement[]}>;

  expect(renderToStaticMarkup(jsx(Fragment, {children: list}))).toBe(
    '<ul data-island-handlers=" onClick"><li>1</li><li>2</li></ul>',
  );
  expect(list.props.children.map(({key}) => key)).toEqual(['one', 'two']);
});
