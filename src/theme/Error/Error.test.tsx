import Layout from '@theme/Layout';
import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';

const words = readRecord(process.cwd(), 'interface').crash;
let broken: boolean;

function Content() {
  if (broken) {
    throw new Error('x is not a function');
  }
  return <h1>A page</h1>;
}

beforeEach(() => {
  broken = true;
  // React logs the errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInSite(<Layout>{<Content />}</Layout>);
});

afterEach(() => jest.restoreAllMocks());

it('replaces a page that crashes, keeps the navbar and hides the error message', () => {
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(words.title);
  expect(screen.getByText(words.text)).toBeVisible();
  expect(screen.queryByText(/x is not a function/)).not.toBeInTheDocument();
});

it('shows the page after a successful retry', async () => {
  broken = false;
  await userEvent.click(screen.getByRole('button', {name: words.retry}));

  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('A page');
});
