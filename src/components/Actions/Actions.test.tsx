import {screen} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import Button from '../Button';
import Actions from '.';

it('shows its buttons in source order', () => {
  const {container} = renderInSite(
    <Actions>
      <Button to="/benefits">Explore Benefits</Button>
      <Button to="/process">View Implementation</Button>
    </Actions>,
  );

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Explore Benefits',
    'View Implementation',
  ]);
  expect(container.children).toHaveLength(1);
});
