import {screen} from '@testing-library/react';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('is what a page gets by the name of Button: a link that looks like a button', async () => {
  await renderMarkdown('<Button to="/contact" variant="outline" size="lg">Contact us</Button>');

  const link = screen.getByRole('link', {name: 'Contact us'});
  expect(link).toHaveAttribute('href', '/contact');
  expect(link).toHaveAttribute('class', 'button outline lg');
});
