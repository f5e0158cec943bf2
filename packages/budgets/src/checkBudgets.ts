import type {Budgets} from './readBudgets';
import {weightKinds} from './readBudgets';
import type {PageWeight} from './measurePage';

const formatBytes = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;

/** The size of each script; the largest, if pages have different scripts of one name. */
function measureScripts(weights: ReadonlyMap<string, PageWeight>): Map<string, number> {
  const scripts = new Map<string, number>();
  for (const [name, bytes] of Array.from(weights.values()).flatMap((page) => [...page.scripts])) {
    scripts.set(name, Math.max(bytes, scripts.get(name) ?? 0));
  }
  return scripts;
}

function findUnused(what: string, budgets: object, known: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(budgets)
    .filter((name) => !known.has(name))
    .map((name) => `There is a budget for the ${what} ${name}, which doesn't exist. Delete it.`);
}

/**
 * Compares the pages and scripts of a build with their budgets.
 *
 * @param weights of each page, by its path
 * @returns a sentence for each page and script that is over its budget, and for each unused budget
 */
export function checkBudgets(weights: ReadonlyMap<string, PageWeight>, budgets: Budgets): string[] {
  const problems: string[] = [];
  for (const [path, weight] of weights) {
    const budget = budgets.pages[path] ?? budgets.everyPage;
    for (const kind of weightKinds.filter((each) => weight[each] > budget[each])) {
      problems.push(
        `${path} has ${formatBytes(weight[kind])} of ${kind}; its budget is ${formatBytes(budget[kind])}.`,
      );
    }
  }
  const scriptBytes = measureScripts(weights);
  for (const [name, bytes] of scriptBytes) {
    const budget = budgets.scripts[name] ?? budgets.everyScript;
    if (bytes > budget) {
      problems.push(
        `The script ${name} has ${formatBytes(bytes)}; its budget is ${formatBytes(budget)}.`,
      );
    }
  }
  return [
    ...problems,
    ...findUnused('page', budgets.pages, weights),
    ...findUnused('script', budgets.scripts, scriptBytes),
  ];
}
