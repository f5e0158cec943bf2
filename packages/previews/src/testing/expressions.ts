import {Evaluator, Lexer, Parser, data} from '@actions/expressions';

/** What expressions of a workflow can read: `github`, `inputs`, `needs`, `steps` and `runner`. */
export type Contexts = Record<string, unknown>;

const statusFunctions = ['success', 'failure', 'cancelled', 'always'];

/** Evaluates an expression as GitHub does. */
export function evaluate(expression: string, contexts: Contexts, hasFailed: boolean): unknown {
  const results: Record<string, boolean> = {
    success: !hasFailed,
    failure: hasFailed,
    cancelled: false,
    always: true,
  };
  const functions = statusFunctions.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(results[name] ?? false),
  }));
  const {tokens} = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const context = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const byName = new Map(functions.map((each) => [each.name, each]));
  const result = new Evaluator(parsed, context, byName).evaluate();
  return result.kind === data.Kind.Null ? '' : result.coerceString();
}

/** The text of a value in a workflow, with its `${{ expressions }}` replaced. */
export const fill = (text: string, contexts: Contexts, hasFailed = false): string =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_all, expression: string) =>
    String(evaluate(expression.trim(), contexts, hasFailed)),
  );

/** Whether a job or a step runs. Without a status function, it only does if nothing has failed. */
export function isTrue(
  condition: string | undefined,
  contexts: Contexts,
  hasFailed: boolean,
): boolean {
  const text = (condition ?? '').replace(/^\$\{\{(.*)\}\}$/s, '$1').trim();
  const hasStatus = statusFunctions.some((name) => text.includes(`${name}()`));
  if (hasFailed && !hasStatus) {
    return false;
  }
  return text === '' || evaluate(`(${text}) && true || false`, contexts, hasFailed) === 'true';
}
