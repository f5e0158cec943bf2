import {screen, within} from '@testing-library/react';
import {renderMarkdown} from '../../testing/renderMarkdown';

it('lists benefits, each with an icon, a heading that links can lead to, and Markdown', async () => {
  await renderMarkdown(`
<BenefitGrid>
  <Benefit id="start" icon="rocket" title="Quicker start">
    See a *first* version.
  </Benefit>
  <Benefit icon="test-pipe" title="Safer changes">
    Each comes with tests.
  </Benefit>
</BenefitGrid>
`);

  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  const heading = within(first as HTMLElement).getByRole('heading', {level: 3});
  expect(heading).toHaveTextContent('Quicker start');
  expect(first).toHaveAttribute('id', 'start');
  expect(first?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(within(first as HTMLElement).getByRole('emphasis')).toHaveTextContent('first');
  expect(second).toHaveTextContent('Safer changesEach comes with tests.');
});
