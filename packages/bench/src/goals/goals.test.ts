/** @jest-environment node */
import {goalsOf} from '.';
import {buildsOf, growthOf, lighthouseRun, pageBytes, resultsWith} from '../testing/results';
import type {Results} from '../results';

/** What was measured for a goal, and whether it was met. */
function outcome(parts: Partial<Results>, what: string): [string, boolean] {
  const found = goalsOf(resultsWith(parts)).filter((goal) => goal.what === what);
  expect(found).toHaveLength(1);
  return [found[0]?.measured ?? '', found[0]?.met ?? false];
}

it('sets no goal for what was not measured', () => {
  expect(goalsOf(resultsWith({}))).toEqual([]);
});

describe('bytes', () => {
  const page = pageBytes({js: 200, total: 6000, requests: 4}, {js: 100, total: 1000});

  it('counts scripts that load at first and later', () => {
    expect(
      outcome({bytes: {ours: {'/': page}}}, 'JavaScript: /, /how-it-works, /benefits, /process'),
    ).toEqual(['/ 0.30 kB', true]);
  });

  it('counts the requests until a page is usable', () => {
    const bytes = {ours: {'/': page, '/contact': pageBytes({requests: 5})}};

    expect(outcome({bytes}, 'Requests before the page is usable')).toEqual(['/contact 5', false]);
  });

  it.each([
    [7000, '/ 1.000 ×', false],
    [7001, '/ 1.000 ×', true],
  ])('needs less than all %d bytes of Astro', (total, measured, met) => {
    const bytes = {ours: {'/': page}, astro: {'/': pageBytes({total})}};

    expect(outcome({bytes}, 'Bytes against Astro + Preact, every page')).toEqual([measured, met]);
  });

  it('does not meet a goal against a rival that was not measured', () => {
    expect(
      outcome({bytes: {ours: {'/tools': page}}}, 'Bytes against the floor: /tools, /contact'),
    ).toEqual(['/tools NaN ×', false]);
  });
});

describe('first paints', () => {
  const paints = (...values: number[]) => values.map((fcp) => ({fcp, lcp: 2 * fcp}));
  const later = (...values: number[]) => ({
    ours: {'/': paints(...values.map((value) => 900 + value))},
    floor: {'/': paints(...values.map(() => 900))},
  });
  const what = 'FCP after that of floor, upper bound, every page';

  it('needs an interval of the differences below 0', () => {
    // Of six differences, the interval of 95 % is the whole range.
    expect(outcome({paint: later(-9, -5, -3, -2, -1, 0)}, what)).toEqual([
      '/ 0 ms (median -3)',
      true,
    ]);
    expect(outcome({paint: later(-9, -5, -3, -2, -1, 4)}, what)).toEqual([
      '/ 4 ms (median -3)',
      false,
    ]);
  });

  it('compares the largest paint, too', () => {
    expect(
      outcome({paint: later(1, 1, 1, 1, 1, 2)}, 'LCP after that of floor, upper bound, every page'),
    ).toEqual(['/ 4 ms (median 2)', false]);
  });
});

describe('Lighthouse', () => {
  it('takes the median of each score', () => {
    const scores = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100};
    const [good, bad] = [lighthouseRun({}), lighthouseRun({scores})];
    const lighthouse = {ours: {'/': [good, good, bad], '/tools': [good, bad, bad]}};

    expect(outcome({lighthouse}, 'Lighthouse mobile, four categories, every page')).toEqual([
      '/tools performance 99',
      false,
    ]);
  });

  it('meets the goal for scores with all at 100', () => {
    expect(
      outcome(
        {lighthouse: {ours: {'/': [lighthouseRun({})]}}},
        'Lighthouse mobile, four categories, every page',
      ),
    ).toEqual(['100', true]);
  });
});

describe('interaction', () => {
  it('counts the tasks that scripts made long', () => {
    const task = {start: 0, duration: 60, source: ''};
    const longTasks = {
      ours: {
        '/': [
          {...task, script: 20},
          {...task, script: 1},
        ],
        '/tools': [],
      },
    };

    expect(outcome({longTasks}, 'Tasks made long by our code, 4× slower processor')).toEqual([
      '/ 1',
      false,
    ]);
  });

  it('compares the next page with the router of stock', () => {
    const navigation = {
      ours: {toPaint: [30, 50, 70], prerendered: 2},
      stock: {toPaint: [40, 50, 50], prerendered: 0},
    };

    expect(outcome({navigation}, 'Click to the next page against stock’s router')).toEqual([
      '1.00 × (0.75–1.40)',
      true,
    ]);
  });

  it('counts first taps that were lost', () => {
    const firstTap = {ours: {answered: [true, true, false], toEffect: [900], sinceOpening: [1300]}};

    expect(outcome({firstTap}, 'First taps lost before a script has loaded')).toEqual(['1', false]);
  });

  it('compares the first tap with that of an island that loads at once', () => {
    const firstTap = {
      ours: {answered: [], toEffect: [900, 900], sinceOpening: [1200, 1200]},
      astroLoad: {answered: [], toEffect: [1000, 800], sinceOpening: [2400, 2400]},
    };

    expect(outcome({firstTap}, 'First tap to its effect against Astro’s `client:load`')).toEqual([
      '1.00 × (0.90–1.13)',
      true,
    ]);
    expect(
      outcome({firstTap}, 'Opening to the effect of a first tap against Astro’s `client:load`'),
    ).toEqual(['0.50 × (0.50–0.50)', true]);
  });

  it('measures the filter by the number of tools', () => {
    const run = (toPaint: number[]) => ({toPaint, eventTiming: []});
    const filter = {ours: {20: run([40, 60]), 2000: run([101])}};

    expect(outcome({filter}, 'Filter click to paint, 20 tools, 4× slower')).toEqual([
      '50.0 ms (40–60)',
      true,
    ]);
    expect(outcome({filter}, 'Filter click to paint, 2,000 tools, 4× slower')).toEqual([
      '101.0 ms (101–101)',
      false,
    ]);
  });
});

describe('thousands of tools', () => {
  it.each([
    ['filter', 'Filter against Astro, 2,000 tools'],
    ['search', 'Search against Astro, 2,000 tools'],
  ] as const)('compares the %s with Astro', (part, what) => {
    const run = (toPaint: number[]) => ({2000: {toPaint, eventTiming: []}});

    expect(outcome({[part]: {ours: run([40, 60]), astro: run([100, 100])}}, what)).toEqual([
      '0.50 × (0.40–0.60)',
      true,
    ]);
  });

  it('compares builds with Astro', () => {
    const growth = [growthOf('ours', 6, 4.1), growthOf('astro', 6, 4)].map((entry) => ({
      ...entry,
      size: {pages: 6, tools: 2000},
    }));

    expect(outcome({growth}, 'Build with 2,000 tools against Astro')).toEqual([
      '1.02 × (1.02–1.02)',
      false,
    ]);
  });
});

describe('builds', () => {
  it('compares times with those of the same turn', () => {
    const builds = {ours: buildsOf(4, 5, 6), stock: buildsOf(20, 20, 20)};

    expect(outcome({builds}, 'Cold build against stock `preset-classic`, default bundler')).toEqual(
      ['0.25 × (0.20–0.30)', true],
    );
  });

  it('compares the scripts of 6 and 1,000 pages, more or less', () => {
    const growth = [growthOf('ours', 6, 4, 700), growthOf('ours', 1000, 30, 693)];

    expect(outcome({growth}, 'Change of a page’s JavaScript from 6 to 1,000 pages')).toEqual([
      '/process 7 B',
      false,
    ]);
  });

  it('compares builds of 1,000 pages with Astro, by time', () => {
    const growth = [growthOf('ours', 1000, 27), growthOf('astro', 1000, 30)];

    expect(outcome({growth}, 'Build of 1,000 pages against Astro')).toEqual([
      '0.90 × (0.90–0.90)',
      true,
    ]);
  });

  it.each([
    ['astro', 'Cold build against Astro', 0.85],
    ['stockFaster', 'Cold build against stock `preset-classic`, `faster`', 0.75],
  ] as const)('compares builds with %s', (id, what, limit) => {
    const builds = {ours: buildsOf(100 * limit), [id]: buildsOf(100)};

    expect(outcome({builds}, what)[1]).toBe(true);
    expect(outcome({builds: {...builds, ours: buildsOf(100 * limit + 1)}}, what)[1]).toBe(false);
  });

  it('compares builds of 1,000 pages with the faster stock', () => {
    const growth = [growthOf('ours', 1000, 28), growthOf('stockFaster', 1000, 30)];

    expect(outcome({growth}, 'Build of 1,000 pages against stock, `faster`')).toEqual([
      '0.93 × (0.93–0.93)',
      false,
    ]);
  });

  it('takes the build of 1,000 pages that needs the most memory', () => {
    const large = growthOf('ours', 1000, 27);
    const builds = [
      {seconds: 1, memory: 2e9},
      {seconds: 1, memory: 1e9},
    ];

    expect(outcome({growth: [{...large, builds}]}, 'Memory of a build of 1,000 pages')).toEqual([
      '2.00 GB',
      false,
    ]);
  });
});

describe('what authors wait for', () => {
  const rebuild = (cold: number, warm: number, ...differences: string[]) => ({
    cold: {seconds: cold, memory: 1},
    rebuild: {seconds: warm, memory: 1},
    differences,
  });

  it('compares rebuilds with cold builds of the same content', () => {
    expect(
      outcome(
        {rebuilds: [rebuild(10, 4), rebuild(10, 5)]},
        'Rebuild after an edit of a sentence, against a cold build',
      ),
    ).toEqual(['0.45 × (0.40–0.50)', false]);
  });

  it('names files that differ between a rebuild and a cold build', () => {
    expect(
      outcome(
        {rebuilds: [rebuild(1, 1), rebuild(1, 1, 'a.html', 'b.js', 'c.js', 'd.js')]},
        'Files that differ between a rebuild and a cold build',
      ),
    ).toEqual(['4 (a.html, b.js, c.js)', false]);
  });

  it('takes the median time of checks', () => {
    const checks = {all: [5, 6, 9], again: [0.5, 1.5, 1.1]};

    expect(outcome({checks}, 'Check of 1,000 pages')).toEqual(['6.0 s (5.0–9.0)', true]);
    expect(outcome({checks}, 'Check of 1,000 pages after an edit of one')).toEqual([
      '1.1 s (0.5–1.5)',
      false,
    ]);
  });

  it('takes the median time of saves', () => {
    const saves = {prose: [250, 290, 500], record: [310], navbar: []};

    expect(outcome({saves}, 'Save of prose to screen')).toEqual(['290 ms (250–500)', true]);
    expect(outcome({saves}, 'Save of a record to screen')).toEqual(['310 ms (310–310)', false]);
  });

  it('compares development servers', () => {
    const starts = {ours: [6], stock: [5], stockFaster: [9]};

    expect(outcome({starts}, '`npm start` to the first page, against stock')).toEqual([
      '1.20 × (1.20–1.20)',
      false,
    ]);
  });
});
