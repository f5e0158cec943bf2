import {render, screen, within} from '@testing-library/react';
import {phaseTypes} from './phaseColor';
import Phase from '.';

it('is a list item with a title, a duration and a text', () => {
  render(
    <ul>
      <Phase type="poc" title="POCs & Demos" duration="Typically 2–3 days">
        <p>A small proof.</p>
      </Phase>
    </ul>,
  );

  const phase = within(screen.getByRole('listitem'));
  expect(phase.getByRole('heading', {level: 3, name: 'POCs & Demos'})).toBeVisible();
  expect(phase.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'Typically 2–3 days',
    'A small proof.',
  ]);
});

it('can omit the duration', () => {
  render(
    <Phase type="support" title="Support Projects">
      Text
    </Phase>,
  );

  expect(screen.queryByRole('paragraph')).toBeNull();
});

it.each(phaseTypes)('has the color of the type %s', (type) => {
  render(
    <Phase type={type} title="Title">
      Text
    </Phase>,
  );

  expect(screen.getByRole('listitem')).toHaveAttribute('class', `card phase ${type}`);
});
