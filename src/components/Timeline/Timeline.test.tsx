import {render, screen, within} from '@testing-library/react';
import Stage from '../Stage';
import Timeline from '.';

it('is an ordered list of its stages, in source order', () => {
  render(
    <Timeline>
      <Stage period="Month 1" title="Assessment">
        Text
      </Stage>
      <Stage period="Month 2" title="POC execution">
        Text
      </Stage>
    </Timeline>,
  );

  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const titles = within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
  expect(titles).toEqual(['Assessment', 'POC execution']);
});
