import {render, screen, within} from '@testing-library/react';
import {phaseTypes} from './hue';
import Phase from '.';

it('is an entry of a list, with a title, how long it takes, and a text', () => {
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

it('says nothing about a duration that it was not given', () => {
  render(
    <Phase type="support" title="Support Projects">
      Text
    </Phase>,
  );

  expect(screen.queryByRole('paragraph')).toBeNull();
});

it.each(phaseTypes)('bears the hue of the type %s', (type) => {
  render(
    <Phase type={type} title="Title">
      Text
    </Phase>,
  );

  expect(screen.getByRole('listitem')).toHaveAttribute('class', `card phase ${type}`);
});
