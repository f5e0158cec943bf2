import {render} from '@testing-library/react';
import type {ComponentProps} from 'react';
import Section from '.';

it.each<[string, Partial<ComponentProps<typeof Section>>]>([
  ['paper stack', {}],
  ['mist stack', {tone: 'mist'}],
  ['paper split', {layout: 'split'}],
])('can be %s', (look, props) => {
  const {container} = render(<Section {...props}>Text</Section>);

  expect(container.firstElementChild).toHaveClass('section', ...look.split(' '));
  expect(container.firstElementChild).toHaveAttribute('data-band', look.split(' ')[0]);
});
