import {render, screen, within} from '@testing-library/react';
import Checklist from '.';

it('has a heading above the list', () => {
  render(
    <Checklist title="Best Practices">
      <ul>
        <li>Review each change.</li>
        <li>Keep secrets out.</li>
      </ul>
    </Checklist>,
  );

  const heading = screen.getByRole('heading', {level: 3, name: 'Best Practices'});
  const list = screen.getByRole('list');
  expect(heading.nextElementSibling).toBe(list);
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});
