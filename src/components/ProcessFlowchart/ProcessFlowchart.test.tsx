import {render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {PhaseType} from '../Phase/phaseColor';
import ProcessStep from '../ProcessStep';
import ProcessFlowchart from '.';

const step = (id: number, type: PhaseType) => (
  <ProcessStep key={id} id={id} type={type} title={`Step ${String(id)}`}>
    Text
  </ProcessStep>
);

const show = (children: ReactNode) =>
  render(
    <ProcessFlowchart
      poc="Presales / POCs"
      development="Development Projects"
      support="Support Projects"
      note="Feedback Loop">
      {children}
    </ProcessFlowchart>,
  );

const stepsOf = (column: string) =>
  within(screen.getByRole('list', {name: column}))
    .getAllByRole('heading', {level: 4})
    .map((heading) => heading.textContent);

describe('a flowchart', () => {
  it('has three columns in the order of the process, each with a heading', () => {
    show([step(1, 'support'), step(2, 'poc'), step(3, 'development')]);

    const headings = screen
      .getAllByRole('heading', {level: 3})
      .map((heading) => heading.textContent);
    expect(headings).toEqual(['Presales / POCs', 'Development Projects', 'Support Projects']);
    expect(screen.getAllByRole('list').map((list) => list.tagName)).toEqual(['OL', 'OL', 'OL']);
  });

  it('puts each step in the column of its type, in source order', () => {
    show([step(1, 'poc'), step(4, 'support'), step(3, 'development'), step(2, 'poc')]);

    expect(stepsOf('Presales / POCs')).toEqual(['Step 1', 'Step 2']);
    expect(stepsOf('Development Projects')).toEqual(['Step 3']);
    expect(stepsOf('Support Projects')).toEqual(['Step 4']);
  });

  it('gives each column its color', () => {
    show(step(1, 'poc'));

    const columns = screen.getAllByRole('list').map((list) => list.parentElement?.className);
    expect(columns).toEqual(['poc', 'development', 'support']);
  });

  it('ends with the note on the line back to the start', () => {
    const {container} = show(step(1, 'poc'));

    expect(container.firstElementChild?.lastElementChild).toHaveTextContent('Feedback Loop');
  });
});

describe('a flowchart rejects', () => {
  const message =
    '<ProcessFlowchart> can only contain <ProcessStep id={…} type="poc|development|support" title="…">.';

  beforeEach(() => {
    // React logs the error, too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['a paragraph', <p key="p">Text</p>],
    ['text without a tag', 'Text'],
    ['a step of an unknown type', step(1, 'presales' as PhaseType)],
  ])('%s', (_what, child) => {
    expect(() => show([step(2, 'poc'), child])).toThrow(message);
  });
});
