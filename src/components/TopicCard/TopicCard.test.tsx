import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import TopicCard from '.';

const icon = [['circle', {cx: '12', cy: '12', r: '4'}]] as const;

describe('a card with an address', () => {
  beforeEach(() => {
    renderInSite(
      <TopicCard icon={icon} title="Cost Reduction" to="/benefits#cost" linkLabel="Learn more">
        <p>Spend less.</p>
      </TopicCard>,
    );
  });

  it('is an entry of a list with a title, a text and a decorative icon', () => {
    const card = screen.getByRole('listitem');
    expect(within(card).getByRole('heading', {level: 3, name: 'Cost Reduction'})).toBeVisible();
    expect(within(card).getByRole('paragraph')).toHaveTextContent('Spend less.');
    expect(card.querySelector('svg[aria-hidden="true"] circle')).not.toBeNull();
  });

  it('ends in a link there that names the topic', () => {
    expect(screen.getByRole('link', {name: /^Learn more ?: Cost Reduction$/})).toHaveAttribute(
      'href',
      '/benefits#cost',
    );
  });

  it('rises under the pointer', () => {
    expect(screen.getByRole('listitem')).toHaveClass('lift');
  });
});

describe('a card without an address', () => {
  beforeEach(() => {
    renderInSite(<TopicCard title="Knowledge Base">Text</TopicCard>);
  });

  it('leads nowhere, and does not rise', () => {
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('listitem')).not.toHaveClass('lift');
  });

  it('does without an icon', () => {
    expect(screen.getByRole('listitem').querySelector('svg')).toBeNull();
  });
});
