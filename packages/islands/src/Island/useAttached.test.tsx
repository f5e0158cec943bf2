import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useAttached} from './useAttached';

const detach = jest.fn();
const attach = jest.fn<() => void, [HTMLElement]>(() => detach);

function Menu({page}: {page: string}): ReactNode {
  return <nav ref={useAttached(attach, page)}>Home</nav>;
}

it('calls the function with the element once a page, and cleans up', () => {
  const {rerender, unmount} = render(<Menu page="/" />);
  const menu = screen.getByRole('navigation');
  rerender(<Menu page="/" />);
  expect(attach.mock.calls).toEqual([[menu]]);
  expect(detach).not.toHaveBeenCalled();

  rerender(<Menu page="/tools" />);
  expect(attach.mock.calls).toEqual([[menu], [menu]]);
  expect(detach).toHaveBeenCalledTimes(1);

  unmount();
  expect(detach).toHaveBeenCalledTimes(2);
});
