import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import GalleryExample from './GalleryExample';

it('replaces an example that crashes, and keeps the rest of the page', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const Broken = (): ReactNode => {
    throw new Error('x is not a function');
  };
  render(
    <>
      <GalleryExample>
        <Broken />
      </GalleryExample>
      <GalleryExample>
        <p>Works</p>
      </GalleryExample>
    </>,
  );

  expect(screen.getByText("This example can't be shown.")).toBeVisible();
  expect(screen.getByText('Works')).toBeVisible();
  error.mockRestore();
});
