import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import TopicCard from '../TopicCard';
import CardGrid from '.';

it('lists its cards in source order', () => {
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
