/** The functions by which React calls a component. */
const callers = ['renderWithHooks', 'renderClassComponent'];

/** The names of the running functions, the innermost first. */
function runningFunctions(): string[] {
  const settings = {...Error};
  Error.stackTraceLimit = 50;
  // Only the names, because line numbers take most of the time.
  Error.prepareStackTrace = (_error, calls) =>
    calls.map((call) => call.getFunctionName()?.replace(/^.*\./, '') ?? '');
  const {stack} = new Error() as {stack?: unknown};
  Object.assign(Error, {prepareStackTrace: undefined}, settings);
  return stack as string[];
}

/** The name of the component that is being rendered; `''` if it has none. */
export function componentName(): string {
  const names = runningFunctions();
  const caller = names.findIndex((name) => callers.includes(name));
  return names.slice(0, Math.max(caller, 0)).findLast((name) => /^[A-Z]\w*$/.test(name)) ?? '';
}
