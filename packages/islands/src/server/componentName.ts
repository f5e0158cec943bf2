/** The functions by which React calls a component. */
const callers = ['renderWithHooks', 'renderClassComponent'];

/** The name of the component that is being rendered, found in the call stack; `''` if it has none. */
export function componentName(): string {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 50;
  const {stack = ''} = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const names = Array.from(stack.matchAll(/^ +at (?:\S+\.)?(\S+) \(/gm), ([, name = '']) => name);
  const caller = names.findIndex((name) => callers.includes(name));
  return names.slice(0, Math.max(caller, 0)).findLast((name) => /^[A-Z]\w*$/.test(name)) ?? '';
}
