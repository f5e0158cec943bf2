import {render, screen, within} from '@testing-library/react';
import ProcessStep from '../ProcessStep';
import type {PhaseType} from '../ProcessStep';
import ProcessFlowchart from '.';

const step = (id: number, type: PhaseType) => (
  <ProcessStep key={id} id={id} type={type} title={`Step ${id}`}>
    Text
  </ProcessStep>
);

it('has a column for each type, with its heading and its numbered steps in source order', () => {
  const {container} = render(
    <ProcessFlowchart
      poc="Presales / POCs"
      development="Development Projects"
      support="Support Projects"
      note="Feedback Loop">
      {[step(1, 'poc'), step(4, 'support'), step(3, 'development'), step(2, 'poc')]}
    </ProcessFlowchart>,
  );

  const columns = screen.getAllByRole('list').map((list) => [
    list.parentElement?.className,
    list.tagName,
    list.getAttribute('aria-labelledby'),
    ...within(list)
      .getAllByRole<HTMLLIElement>('listitem')
      .map((item) => [item.id, item.value, within(item).getByRole('heading').textContent]),
  ]);
  expect(columns).toEqual([
    ['poc', 'OL', 'poc-steps', ['step-1', 1, 'Step 1'], ['step-2', 2, 'Step 2']],
    ['development', 'OL', 'development-steps', ['step-3', 3, 'Step 3']],
    ['support', 'OL', 'support-steps', ['step-4', 4, 'Step 4']],
  ]);
  expect(screen.getByRole('list', {name: 'Presales / POCs'})).toBeVisible();
  expect(container.firstElementChild?.lastElementChild).toHaveTextContent('Feedback Loop');
});
