import {render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import type {PhaseType} from '../Phase/hue';
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
  it('has three columns in the order of the process, each with its heading', () => {
    show([step(1, 'support'), step(2, 'poc'), step(3, 'development')]);

    const headings = screen
      .getAllByRole('heading', {level: 3})
      .map((heading) => heading.textContent);
    expect(headings).toEqual(['Presales / POCs', 'Development Projects', 'Support Projects']);
    expect(screen.getAllByRole('list').map((list) => list.tagName)).toEqual(['OL', 'OL', 'OL']);
  });

  it('sets each step in the column of its type, in the order in which they are written', () => {
    show([step(1, 'poc'), step(4, 'support'), step(3, 'development'), step(2, 'poc')]);

    expect(stepsOf('Presales / POCs')).toEqual(['Step 1', 'Step 2']);
    expect(stepsOf('Development Projects')).toEqual(['Step 3']);
    expect(stepsOf('Support Projects')).toEqual(['Step 4']);
  });

  it('gives each column its hue', () => {
    show(step(1, 'poc'));

    const columns = screen.getAllByRole('list').map((list) => list.parentElement?.className);
    expect(columns).toEqual(['poc', 'development', 'support']);
  });

  it('ends with the words on the way back', () => {
    const {container} = show(step(1, 'poc'));

    expect(container.firstElementChild?.lastElementChild).toHaveTextContent('Feedback Loop');
  });
});

describe('a flowchart refuses', () => {
  const message =
    '<ProcessFlowchart> holds nothing but <ProcessStep id={…} type="poc|development|support" title="…">.';

  beforeEach(() => {
    // React reports the error too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['a paragraph', <p key="p">Text</p>],
    ['bare words', 'Text'],
    ['a step of a wrong type', step(1, 'presales' as PhaseType)],
  ])('%s', (_what, child) => {
    expect(() => show([step(2, 'poc'), child])).toThrow(message);
  });
});
