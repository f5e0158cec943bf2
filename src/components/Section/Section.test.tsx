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

it('is a white, single-column band by default', () => {
  expect(show({})).toHaveAttribute('class', 'section paper stack');
});

it.each(['paper', 'mist'] as const)('is a full-width band with the tone %s', (tone) => {
  const section = show({tone});

  expect(section).toHaveAttribute('class', `section ${tone} stack`);
  expect(section).toHaveAttribute('data-band', tone);
});

it('can be split into two columns', () => {
  expect(show({layout: 'split'})).toHaveAttribute('class', 'section paper split');
});
