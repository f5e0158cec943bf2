/** What can be wrong with a site of islands, and what to do about it. */
const advice = {
  setting: 'Change these settings.',
  plugin:
    'These plugins run scripts on every page, which are removed. Remove the plugin or make an ' +
    'island of what its script does.',
  handler: 'These event handlers would never run. Make an island of the component, or remove them.',
  effect:
    'These effects are outside of islands, so they would never run. Make an island of the component, ' +
    'or remove them.',
  island: 'These islands have no file.',
  bundle: 'These scripts have errors.',
};

const pagesShown = 3;

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by).slice(by.length);

function listPages(pages: ReadonlySet<string>): string {
  const shown = [...pages].sort().slice(0, pagesShown).join(', ');
  const more = pages.size - pagesShown;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Collects everything that stops a build, so that one message can list it. */
export class IslandProblems {
  readonly #pages = new Map<keyof typeof advice, Map<string, Set<string>>>();

  /**
   * @param problem the same text for the same problem on several pages
   * @param page the address of the page
   */
  add(kind: keyof typeof advice, problem: string, page?: string): void {
    const problems = this.#pages.get(kind) ?? new Map<string, Set<string>>();
    const pages = problems.get(problem) ?? new Set();
    if (page) {
      pages.add(page);
    }
    this.#pages.set(kind, problems.set(problem, pages));
  }

  /** @throws Error that lists all problems, if there are any */
  throwIfAny(): void {
    let count = 0;
    const parts = Object.entries(advice).flatMap(([kind, whatToDo]) => {
      // Pages are read at the same time, so problems are added in any order.
      const problems = [...(this.#pages.get(kind as keyof typeof advice) ?? [])]
        .map(
          ([problem, pages]) =>
            `  - ${indented(problem, '    ')}${pages.size > 0 ? `\n    on ${listPages(pages)}` : ''}`,
        )
        .sort();
      count += problems.length;
      return problems.length > 0 ? [whatToDo, ...problems, ''] : [];
    });
    if (count > 0) {
      throw new Error(
        `This site can't be built as static pages with islands. ` +
          `${count === 1 ? '1 problem' : `${count} problems`}:\n\n${parts.join('\n').trimEnd()}\n`,
      );
    }
  }
}
