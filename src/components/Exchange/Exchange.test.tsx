import {screen, within} from '@testing-library/react';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('lists its turns in order, each with a title, text and highlighted code', async () => {
  await renderMarkdown(`<Exchange>
  <Turn title="The request">

    > Greet everyone.

  </Turn>
  <Turn title="The draft">

    It greets.

    \`\`\`js
    const greeting = 'Hello';
    \`\`\`

  </Turn>
</Exchange>`);

  const [request, draft] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(request).toContainElement(screen.getByRole('heading', {level: 3, name: 'The request'}));
  expect(request).toContainElement(screen.getByRole('blockquote'));
  expect(draft).toContainElement(screen.getByRole('heading', {level: 3, name: 'The draft'}));
  expect(draft).toContainElement(screen.getByText('It greets.'));
  expect(draft).toContainElement(screen.getByText('const'));
  expect(screen.getByText('const')).toHaveClass('keyword');
});
