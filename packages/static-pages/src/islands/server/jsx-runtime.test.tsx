/** @jest-environment node */
import type {ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {jsx, jsxs} from './jsx-runtime';

const onClick = () => undefined;

it.each<[string, string, Record<string, unknown>, string]>([
  ['names the handlers of', 'p', {onClick, onKeyDown: onClick}, 'onClick, onKeyDown'],
  ['leaves out those that are undefined of', 'p', {onClick: undefined}, ''],
  ['leaves out other functions of', 'p', {ref: onClick}, ''],
  ['marks a link without an address, unlike others:', 'a', {onClick}, 'onClick'],
  ['leaves out a link that works without handlers:', 'a', {onClick, href: '/tools'}, ''],
])('%s <%s>', (_what, tag, props, mark) => {
  const html = renderToStaticMarkup(jsx(tag as 'p', props));

  expect(/handlers="(.*?)"/.exec(html)?.[1] ?? '').toBe(mark);
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

  expect(renderToStaticMarkup(list)).toBe(
    '<ul data-island-handlers="onClick"><li>1</li><li>2</li></ul>',
  );
  expect(list.props.children.map(({key}) => key)).toEqual(['one', 'two']);
});
