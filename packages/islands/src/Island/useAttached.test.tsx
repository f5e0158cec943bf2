import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useAttached} from './useAttached';

const detach = jest.fn();
const attach = jest.fn<() => void, [HTMLElement]>(() => detach);

function Menu({page}: {page?: string}): ReactNode {
  return <nav ref={useAttached(attach, page)}>Home</nav>;
}

beforeEach(() => {
  jest.clearAllMocks();
});

it('calls the function with the element', () => {
  render(<Menu />);

  expect(attach.mock.calls).toEqual([[screen.getByRole('navigation')]]);
  expect(detach).not.toHaveBeenCalled();
});

it('calls it once while the page stays the same', () => {
  const {rerender} = render(<Menu page="/" />);

  rerender(<Menu page="/" />);

  expect(attach).toHaveBeenCalledTimes(1);
  expect(detach).not.toHaveBeenCalled();
});

it('calls it again on another page', () => {
  const {rerender} = render(<Menu page="/" />);

  rerender(<Menu page="/tools" />);

  expect(detach).toHaveBeenCalledTimes(1);
  expect(attach).toHaveBeenCalledTimes(2);
  expect(attach).toHaveBeenLastCalledWith(screen.getByRole('navigation'));
});

it('cleans up when the element is removed', () => {
  render(<Menu />).unmount();

  expect(detach).toHaveBeenCalledTimes(1);
});
