import {screen} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import ToolCard from '.';

beforeEach(() => {
  renderInSite(
    <ToolCard
      tool={{
        id: 'cursor',
        name: 'Cursor',
        description: 'An editor with an agent.',
        category: 'Code Editor',
        url: 'https://cursor.com',
        image: 'https://example.com/cursor.svg',
      }}
      isCompared
      words={{
        learnMore: 'Learn more',
        learnMoreAbout: 'about {name}',
        compare: 'Compare',
        compareAbout: '{name} with others',
      }}
    />,
  );
});

it('has the name, the category, the image and the description in this order', () => {
  const parts = [
    screen.getByRole('heading', {level: 3, name: 'Cursor'}),
    screen.getByText('Code Editor'),
    screen.getByRole('presentation', {hidden: true}),
    screen.getByText('An editor with an agent.'),
  ];
  const inDocument = Array.from(document.querySelectorAll('*')).filter((element) =>
    parts.includes(element as HTMLElement),
  );

  expect(inDocument).toEqual(parts);
});

it("links to the tool's website in a new tab and says so", () => {
  const link = screen.getByRole('link', {name: 'Learn more about Cursor (opens in a new tab)'});
  expect(link).toHaveAttribute('href', 'https://cursor.com');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('links to its row in the comparison', () => {
  const link = screen.getByRole('link', {name: 'Compare Cursor with others'});
  expect(link).toHaveAttribute('href', '#compare-cursor');
});
