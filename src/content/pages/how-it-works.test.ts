import {screen, within} from '@testing-library/react';
import {headingsIn, sectionOf, showPage} from '../../testing/pages';

describe('How It Works', () => {
  beforeEach(async () => {
    await showPage('how-it-works');
  });

  it('names the four parts of the technology and the three limitations', () => {
    expect(headingsIn(sectionOf('Core Technology Stack'), 3)).toEqual([
      'Large Language Models',
      'Neural Processing',
      'Knowledge Base',
      'Version Control',
    ]);
    expect(headingsIn(sectionOf('Understanding the Limitations'), 3)).toEqual([
      'Context Blindness',
      'Security & Privacy',
      'Training Data Dependencies',
      'Mitigating These Limitations',
    ]);
  });

  it('mitigates them in four ways', () => {
    const box = screen.getByRole('heading', {name: 'Mitigating These Limitations'}).parentElement;
    expect(within(box as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  });

  it('compares nine aspects, with the lines of code per hour', () => {
    const table = within(sectionOf('AI vs Traditional Development')).getByRole('table');
    const aspects = within(table).getAllByRole('rowheader');
    expect(aspects.map((aspect) => aspect.textContent)).toEqual([
      'Development Speed',
      'Code Quality',
      'Error Handling',
      'Documentation',
      'Testing',
      'Code Maintenance',
      'Learning Curve',
      'Cost Efficiency',
      'Scalability',
    ]);
    const speed = aspects[0]?.closest('tr') as HTMLElement;
    const [traditional, withAi] = within(speed).getAllByRole('cell');
    expect(traditional).toHaveTextContent('100–200 lines of code per hour');
    expect(withAi).toHaveTextContent('300–500 lines of code per hour');
  });

  it('goes through four steps', () => {
    const steps = screen.getByText('Code Analysis').closest('ol') as HTMLElement;
    expect(headingsIn(steps, 3)).toEqual([
      'Code Analysis',
      'Pattern Recognition',
      'Code Generation',
      'Continuous Learning',
    ]);
  });
});
