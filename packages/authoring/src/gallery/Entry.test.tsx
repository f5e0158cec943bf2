import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../../../src/testing/renderInSite';
import Entry from './Entry';

const show = (name: string) =>
  renderInSite(
    <Entry name={name}>
      <p>As it looks</p>
    </Entry>,
  );

it('says what a component is for and what it holds, and shows how it looks', () => {
  show('BenefitGrid');

  const entry = screen.getByRole('region', {name: 'BenefitGrid'});
  expect(within(entry).getByRole('heading', {level: 2})).toHaveTextContent('BenefitGrid');
  expect(entry).toHaveTextContent('Benefits, two abreast where there is room.');
  expect(entry).toHaveTextContent('Holds nothing but <Benefit>.');
  expect(within(entry).getByText('As it looks')).toBeVisible();
});

it('has the parts of a component with it', () => {
  show('BenefitGrid');

  expect(screen.getByRole('heading', {level: 3})).toHaveTextContent('Benefit');
  expect(screen.getByRole('button', {name: 'Copy Benefit'})).toBeVisible();
});

it('tells what a component takes, and how that is written', () => {
  show('Button');

  const rows = within(screen.getByRole('table', {name: 'What Button takes'})).getAllByRole('row');
  expect(rows.map((row) => row.children.length)).toEqual([4, 4, 4, 4]);
  expect(rows[1]).toHaveTextContent(/^toText: to="…"neededWhere it leads/);
  expect(rows[2]).toHaveTextContent(/^variantOne of primary, secondary, outlineoptional/);
});

it('goes on when an example fails', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('x is not a function');
  };
  renderInSite(<Entry name="Button">{<Broken />}</Entry>);

  expect(screen.getByText('This example cannot be shown.')).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  jest.restoreAllMocks();
});
