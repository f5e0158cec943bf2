import {render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import Section from '.';

const show = (props: Omit<ComponentProps<typeof Section>, 'children'>) => {
  render(
    <Section {...props}>
      <h2>Productivity</h2>
    </Section>,
  );
  return screen.getByRole('heading', {level: 2, name: 'Productivity'}).closest('section');
};

it('stands on white, one thing below the other, unless something else is asked for', () => {
  expect(show({})).toHaveAttribute('class', 'section paper stack');
});

it.each(['paper', 'mist'] as const)('is a band of the tone %s, as wide as the window', (tone) => {
  const section = show({tone});

  expect(section).toHaveAttribute('class', `section ${tone} stack`);
  expect(section).toHaveAttribute('data-band', tone);
});

it('can be split into two columns', () => {
  expect(show({layout: 'split'})).toHaveAttribute('class', 'section paper split');
});
