import {screen, within} from '@testing-library/react';
import {pageNames, readPage} from '../testing/readPage';
import {renderInSite} from '../testing/renderInSite';

const show = async (name: string) => renderInSite((await readPage(name)).page, `/${name}`);
const regionOf = (heading: string) =>
  screen.getByRole('heading', {level: 2, name: heading}).closest('section') as HTMLElement;
const headingsIn = (element: HTMLElement, level: number) =>
  within(element)
    .getAllByRole('heading', {level})
    .map((heading) => heading.textContent);

describe.each(pageNames)('the page %s', (name) => {
  it('has a title, and a description of 50–160 characters', async () => {
    const {title, description} = (await readPage(name)).frontMatter;
    expect(title).toEqual(expect.stringMatching(/\w/));
    expect(String(description).length).toBeGreaterThanOrEqual(50);
    expect(String(description).length).toBeLessThanOrEqual(160);
  });

  it('has one first-level heading, and skips no level', async () => {
    await show(name);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });
});

describe('Home', () => {
  beforeEach(async () => {
    await show('index');
  });

  it('leads from its headline to the benefits and the process', () => {
    expect(
      screen.getByRole('heading', {level: 1, name: 'Transform Your Development Process'}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: 'Explore Benefits'})).toHaveAttribute(
      'href',
      '/benefits',
    );
    expect(screen.getByRole('link', {name: 'View Implementation'})).toHaveAttribute(
      'href',
      '/process',
    );
  });

  it('has four cards, each leading to its section of the benefits', () => {
    const links = screen.getAllByRole('link', {name: /^Learn more/});
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/benefits#sales-marketing',
      '/benefits#productivity',
      '/benefits#technical-solutions',
      '/benefits#cost-reduction',
    ]);
    expect(links.map((link) => link.closest('li')?.querySelector('h3')?.textContent)).toEqual([
      'Sales & Marketing',
      'Productivity',
      'Technical Solutions',
      'Cost Reduction',
    ]);
  });

  it('closes with the way to a meeting', () => {
    expect(
      screen.getByRole('heading', {level: 2, name: 'Ready to Transform Example IT Services?'}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: 'Schedule a Meeting'})).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

describe('How It Works', () => {
  beforeEach(async () => {
    await show('how-it-works');
  });

  it('names the four parts of the technology and the three limitations', () => {
    expect(headingsIn(regionOf('Core Technology Stack'), 3)).toEqual([
      'Large Language Models',
      'Neural Processing',
      'Knowledge Base',
      'Version Control',
    ]);
    expect(headingsIn(regionOf('Understanding the Limitations'), 3)).toEqual([
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
    const table = within(regionOf('AI vs Traditional Development')).getByRole('table');
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

describe('Benefits', () => {
  beforeEach(async () => {
    await show('benefits');
  });

  it.each(['Sales & Marketing', 'Productivity', 'Technical Solutions', 'Cost Reduction'])(
    'has four benefits in %s, each with a title and a text',
    (section) => {
      const benefits = within(regionOf(section)).getAllByRole('listitem');
      expect(benefits).toHaveLength(4);
      benefits.forEach((benefit) => {
        expect(within(benefit).getByRole('heading', {level: 3})).toHaveTextContent(/\w/);
        expect(within(benefit).getByRole('paragraph')).toHaveTextContent(/\w+ \w+/);
      });
    },
  );

  it('states the expected return in three figures', () => {
    const band = regionOf('Expected Return on Investment');
    expect(band).toHaveTextContent('30–50% less development time');
    expect(band).toHaveTextContent('25–40% cost savings');
    expect(band).toHaveTextContent('3–6× ROI within the first year');
  });
});

describe('Process', () => {
  beforeEach(async () => {
    await show('process');
  });

  it('sums up three phases', () => {
    const phases = screen.getByRole('heading', {name: 'POCs & Demos'}).closest('ul') as HTMLElement;
    expect(headingsIn(phases, 3)).toEqual([
      'POCs & Demos',
      'Development Projects',
      'Support Projects',
    ]);
    expect(phases).toHaveTextContent('Typically 2–3 days');
  });

  it.each([
    ['Presales / POCs', [1, 2, 3, 4, 5]],
    ['Development Projects', [6, 7, 8, 9, 10, 11, 12]],
    ['Support Projects', [13, 14, 15, 16, 17]],
  ])('has the column %s with the steps %j', (title, ids) => {
    const steps = within(screen.getByRole('list', {name: title})).getAllByRole('listitem');
    expect(steps.map((step) => (step as HTMLLIElement).value)).toEqual(ids);
  });

  it('comes back to the beginning', () => {
    expect(screen.getByText('Continuous Improvement & Feedback Loop')).toBeVisible();
  });

  it('takes six months in four stages', () => {
    const timeline = screen.getByText('Month 1').closest('ol') as HTMLElement;
    const stages = within(timeline).getAllByRole('listitem');
    expect(stages).toHaveLength(4);
    ['Month 1', 'Month 2', 'Months 3–4', 'Months 5–6'].forEach((period, index) => {
      expect(stages[index]).toHaveTextContent(period);
    });
  });
});

describe('Tools', () => {
  beforeEach(async () => {
    await show('tools');
  });

  it('compares twelve tools in eleven columns', () => {
    expect(screen.getAllByRole('columnheader')).toHaveLength(11);
    expect(screen.getAllByRole('rowheader')).toHaveLength(12);
  });

  it('has twenty cards and three boxes', () => {
    expect(screen.getAllByRole('link', {name: /^Learn more about/})).toHaveLength(20);
    expect(headingsIn(regionOf('Before you commit'), 3)).toEqual([
      'Selection Criteria',
      'Implementation Steps',
      'Best Practices',
    ]);
  });
});

describe('Contact', () => {
  beforeEach(async () => {
    await show('contact');
  });

  it('says when we are there, how soon we reply, and what happens next', () => {
    expect(screen.getByText(/Monday–Friday, 9:00 AM – 5:00 PM/)).toBeVisible();
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
    const steps = screen.getByRole('heading', {name: 'Next steps'}).nextElementSibling;
    expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  });

  it('offers the form', () => {
    expect(screen.getByRole('heading', {level: 2, name: 'Schedule a Meeting'})).toBeVisible();
  });
});
