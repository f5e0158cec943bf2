import Layout from '@theme/Layout';
import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderInSite} from '../../testing/renderInSite';

let broken: boolean;

function Content() {
  if (broken) {
    throw new Error('x is not a function');
  }
  return <h1>Benefits</h1>;
}

beforeEach(() => {
  broken = true;
  // React reports what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInSite(<Layout>{<Content />}</Layout>);
});

afterEach(() => jest.restoreAllMocks());

it('takes the place of a page that fails, inside the shell, and spares visitors the error', () => {
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Something went wrong');
  expect(screen.queryByText(/x is not a function/)).not.toBeInTheDocument();
});

it('shows the page when trying again helps', async () => {
  broken = false;
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));

  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Benefits');
});
