import {render, screen, within} from '@testing-library/react';
import ProcessFlowchart, {ProcessPhase, ProcessStep} from '.';

it('has a column of numbered steps for each phase, and says what it ends in', () => {
  render(
    <ProcessFlowchart note="And again" range="Steps">
      <ProcessPhase type="poc" title="Demos" column="Presales" result="A demo" end="Stop here.">
        Build one slice.
      </ProcessPhase>
      <ProcessPhase type="support" title="Support" column="Support" result="A fix">
        Find causes.
      </ProcessPhase>
      <ProcessStep id={1} type="poc" title="Frame the question" decision>
        Agree on it.
      </ProcessStep>
      <ProcessStep id={2} type="support" title="Find the cause">
        Test it.
      </ProcessStep>
    </ProcessFlowchart>,
  );

  expect(screen.getByRole('heading', {level: 3, name: 'Demos'})).toBeVisible();
  const presales = screen.getByRole('list', {name: 'Presales'});
  const [step] = within(presales).getAllByRole('listitem');
  expect(step).toHaveTextContent('Frame the questionAgree on it.');
  expect(step).toHaveAttribute('value', '1');
  expect(step).toHaveAttribute('data-decision');
  expect(within(screen.getByRole('list', {name: 'Support'})).getAllByRole('listitem')).toHaveLength(
    1,
  );
  for (const text of ['A demo', 'Stop here.', 'And again', 'Steps 2–2']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});
