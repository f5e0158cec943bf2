import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import TopicCard from '../TopicCard';
import CardGrid from '.';

it('is a list of its cards, in the order in which they are written', () => {
  renderInSite(
    <CardGrid>
      <TopicCard title="Productivity">Text</TopicCard>
      <TopicCard title="Cost Reduction">Text</TopicCard>
    </CardGrid>,
  );

  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Productivity',
    'Cost Reduction',
  ]);
});
