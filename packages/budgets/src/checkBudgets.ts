import type {PageWeight} from './measurePage';

const kinds = ['document', 'styles', 'javascript', 'everything'] as const;

/** In bytes. */
type Limits = Record<(typeof kinds)[number], number>;

export type Budgets = {
  /** The limits of a page that has none of its own. */
  everyPage: Limits;
  /** The limits of pages that have others, by their paths. */
  pages: Record<string, Limits>;
  /** The limit of each script, in bytes, by its name. */
  scripts: Record<string, number>;
};

const inBytes = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;

function* scriptsThatGrew(weight: PageWeight, limits: Budgets['scripts']): Generator<string> {
  for (const [name, bytes] of weight.scripts) {
    const limit = limits[name];
    if (limit === undefined) {
      yield `${name} (${inBytes(bytes)}) is new`;
    } else if (bytes > limit) {
      yield `${name} has ${inBytes(bytes)}, its budget is ${inBytes(limit)}`;
    }
  }
}

/**
 * What of a site is heavier than it may be: a line for each page and kind, and what grew.
 *
 * @param weights of each page, by its path
 */
export function checkBudgets(weights: ReadonlyMap<string, PageWeight>, budgets: Budgets): string[] {
  const problems: string[] = [];
  for (const [page, weight] of weights) {
    const limits = budgets.pages[page] ?? budgets.everyPage;
    const scripts = [...scriptsThatGrew(weight, budgets.scripts)];
    for (const kind of kinds.filter((each) => weight[each] > limits[each])) {
      const [has, limit] = [weight[kind], limits[kind]].map(inBytes);
      const why = kind === 'javascript' && scripts.length > 0 ? `: ${scripts.join('; ')}` : '';
      problems.push(`${page} has ${has} of ${kind}, its budget is ${limit}${why}.`);
    }
    if (weight.javascript <= limits.javascript) {
      problems.push(...scripts.map((script) => `${page}: the script ${script}.`));
    }
  }
  return problems;
}
