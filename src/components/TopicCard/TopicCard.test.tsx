import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import TopicCard from '.';

const icon = [['circle', {cx: '12', cy: '12', r: '4'}]] as const;

describe('a card with a link', () => {
  beforeEach(() => {
    renderInSite(
      <TopicCard icon={icon} title="Cost Reduction" to="/benefits#cost" linkLabel="Learn more">
        <p>Spend less.</p>
      </TopicCard>,
    );
  });

  it('is a list item with a title, a text and a decorative icon', () => {
    const card = screen.getByRole('listitem');
    expect(within(card).getByRole('heading', {level: 3, name: 'Cost Reduction'})).toBeVisible();
    expect(within(card).getByRole('paragraph')).toHaveTextContent('Spend less.');
    expect(card.querySelector('svg[aria-hidden="true"] circle')).not.toBeNull();
  });

  it('ends with a link that names the topic', () => {
    const link = screen.getByRole('link', {name: /^Learn more ?: Cost Reduction$/});
    expect(link).toHaveAttribute('href', '/benefits#cost');
    expect(link).toHaveClass('button', 'outline', 'sm');
  });

  it('lifts on hover', () => {
    expect(screen.getByRole('listitem')).toHaveClass('lift');
  });
});

describe('a card without a link', () => {
  beforeEach(() => {
    renderInSite(<TopicCard title="Knowledge Base">Text</TopicCard>);
  });

  it("has no link and doesn't lift", () => {
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('listitem')).not.toHaveClass('lift');
  });

  it('can omit the icon', () => {
    expect(screen.getByRole('listitem').querySelector('svg')).toBeNull();
  });
});
