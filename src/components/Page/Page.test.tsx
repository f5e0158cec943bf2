import {render, screen} from '@testing-library/react';
import Page from '.';

it.each(['Privacy', undefined])('starts with the title %s', (title) => {
  render(<Page title={title}>Text</Page>);

  expect(screen.queryByRole('heading', {level: 1})?.textContent).toBe(title);
});
