/** Calls a function with each button inside an element that a visitor presses. */
export function onPress(
  root: HTMLElement,
  signal: AbortSignal,
  press: (button: HTMLButtonElement) => unknown,
): void {
  root.addEventListener(
    'click',
    ({target}) => {
      const button = target instanceof Element && target.closest('button');
      void (button && press(button));
    },
    {signal},
  );
}
