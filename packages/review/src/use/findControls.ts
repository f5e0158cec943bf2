import type {Control, ControlKind} from './Action';

const roles = ['button', 'checkbox', 'menuitem', 'option', 'radio', 'switch', 'tab'];

/** Everything that visitors can use, apart from links. */
export const controlSelector = [
  'button, summary, select, textarea',
  'input:not([type="hidden"], [type="file"], [type="color"])',
  ...roles.map((role) => `[role="${role}"]`),
].join(', ');

/**
 * Reads the controls of a page. Of a form, it reads only its submit button and what has an effect
 * before that. It runs in the browser, so it can't use anything from outside.
 */
export function findControls(selector: string): Control[] {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isField = (element: Element) =>
    element.matches('textarea, input:not([type="checkbox"], [type="radio"])') &&
    !element.matches('[type="submit"], [type="button"], [type="reset"], [type="image"]');
  const isSubmit = (element: Element) =>
    element.matches('form button:not([type="button"], [type="reset"]), form [type="submit"]');
  const kindOf = (element: Element): ControlKind => {
    if (element instanceof HTMLSelectElement) {
      return 'select';
    }
    if (element.matches('[type="checkbox"], [type="radio"], [role="checkbox"], [role="radio"]')) {
      return 'box';
    }
    if (isSubmit(element)) {
      return 'form';
    }
    return isField(element) ? 'field' : 'button';
  };
  const nameOf = (element: HTMLElement): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const {labels: ownLabels} = element as HTMLInputElement;
    const names = [
      labels.map((id) => document.getElementById(id)?.textContent).join(' '),
      element.getAttribute('aria-label'),
      Array.from(ownLabels ?? [], ({textContent}) => textContent).join(' '),
      element.matches('select, textarea') ? '' : element.textContent,
      element.title,
      element.getAttribute('placeholder'),
    ];
    return names.map(clean).find(Boolean) ?? element.tagName.toLowerCase();
  };
  const valueOf = (element: HTMLElement): string => {
    if (element instanceof HTMLSelectElement) {
      return clean(element.selectedOptions[0]?.label);
    }
    return isField(element) ? (element as HTMLInputElement).value : '';
  };
  const isOn = (element: HTMLElement): boolean =>
    (element as HTMLInputElement).checked ||
    ['aria-pressed', 'aria-selected', 'aria-checked'].some(
      (name) => element.getAttribute(name) === 'true',
    );

  const counts = new Map<string, number>();
  const keyOf = (element: HTMLElement): string => {
    // Such as the number of search results, which changes.
    const key = `${kindOf(element)} ${nameOf(element).replace(/\d+/g, '#')}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} (${count})`;
  };

  const elements = Array.from(document.querySelectorAll<HTMLElement>(selector));
  return elements.map((element, index) => ({
    kind: kindOf(element),
    key: keyOf(element),
    name: nameOf(element),
    isShared: !element.closest('main'),
    index,
    isUsable:
      element.checkVisibility({visibilityProperty: true}) &&
      !element.matches(':disabled') &&
      !(isField(element) && element.closest('form')),
    isOn: isOn(element),
    value: valueOf(element),
    options:
      element instanceof HTMLSelectElement
        ? Array.from(element.options, ({label}) => clean(label))
        : [],
  }));
}
