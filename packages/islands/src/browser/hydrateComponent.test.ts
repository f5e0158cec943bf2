import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ComponentType} from 'react';
import {hydrateComponent} from './hydrateComponent';
import {Fragment, jsx, jsxs} from './jsx-runtime';

it('hydrates the HTML of the page and attaches event handlers', async () => {
  const onClick = jest.fn();
  const Button = ({label}: {label: string}) => jsx('button', {onClick, children: label});
  document.body.innerHTML = '<site-island><button>Go</button></site-island>';
  const button = screen.getByRole('button');

  hydrateComponent(Button as unknown as ComponentType<{label: string}>)(
    document.body.firstElementChild as HTMLElement,
    {label: 'Go'},
  );
  await userEvent.click(button);

  expect(screen.getByRole('button', {name: 'Go'})).toBe(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('compiles JSX to elements of Preact, with their children and keys', () => {
  const item = jsx('li', {children: '1'}, 'one');
  const list = jsxs('ul', {children: [item, item]});

  expect(item).toMatchObject({type: 'li', key: 'one', props: {children: '1'}});
  expect(list.props.children).toEqual([item, item]);
  expect(jsx(Fragment as unknown as string, {}).type).toBe(Fragment);
});
