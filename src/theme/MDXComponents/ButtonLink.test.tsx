import {screen} from '@testing-library/react';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('provides <Button> to pages as a link that looks like a button', async () => {
  await renderMarkdown('<Button to="/contact" variant="outline" size="lg">Contact us</Button>');

  const link = screen.getByRole('link', {name: 'Contact us'});
  expect(link).toHaveAttribute('href', '/contact');
  expect(link).toHaveAttribute('class', 'button outline lg');
});
