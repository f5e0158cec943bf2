import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import TopicCard from '.';

const icon = [['circle', {cx: '12', cy: '12', r: '4'}]] as const;

it('is a list item with an icon, a title and a text, and lifts to lead to its link', () => {
  renderInSite(
    <TopicCard icon={icon} title="Cost Reduction" to="/benefits#cost" linkLabel="Learn more">
      <p>Spend less.</p>
    </TopicCard>,
  );

  const card = screen.getByRole('listitem');
  expect(within(card).getByRole('heading', {level: 3, name: 'Cost Reduction'})).toBeVisible();
  expect(within(card).getByRole('paragraph')).toHaveTextContent('Spend less.');
  expect(card.querySelector('svg[aria-hidden="true"] circle')).not.toBeNull();
  expect(card).toHaveClass('lift');
  const link = screen.getByRole('link', {name: /^Learn more ?: Cost Reduction$/});
  expect(link).toHaveAttribute('href', '/benefits#cost');
});

it('can have the color of a phase, and no link', () => {
  renderInSite(
    <TopicCard phase="poc" title="POCs & Demos">
      Text
    </TopicCard>,
  );

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveAttribute('class', 'card card phase poc');
});
