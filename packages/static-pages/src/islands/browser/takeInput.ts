type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a field like a person, which React doesn't notice if the field's own property is set. */
function enter(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

const nothing = () => undefined;

function takeBox(box: HTMLInputElement): () => void {
  const {checked, defaultChecked} = box;
  // What the island itself checks, for example from the address, stays.
  if (checked === defaultChecked) {
    return nothing;
  }
  box.checked = defaultChecked;
  return () => {
    if (box.checked !== checked) {
      box.click();
    }
  };
}

function takeChoice(select: HTMLSelectElement): () => void {
  const {value, selectedIndex} = select;
  const chosen = Array.from(select.options).findIndex(({defaultSelected}) => defaultSelected);
  const initial = Math.max(0, chosen);
  if (selectedIndex === initial) {
    return nothing;
  }
  select.selectedIndex = initial;
  return () => {
    if (select.value !== value) {
      enter(select, value);
    }
  };
}

function takeText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const {value, defaultValue, selectionStart, selectionEnd} = field;
  if (value === defaultValue || field.type === 'file') {
    return nothing;
  }
  field.value = defaultValue;
  return () => {
    enter(field, value);
    // Only fields of text have a selection.
    if (selectionStart !== null && field === document.activeElement) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/**
 * Empties the fields of an island before it's hydrated, so that they are as the server rendered them.
 *
 * @returns a function that enters again what people had typed or chosen, or what the browser had
 *   restored, so that the component notices
 */
export function takeInput(root: Element): () => void {
  const fields = Array.from(root.querySelectorAll<Field>('input, textarea, select'));
  const entries = fields.map((field) => {
    if (field instanceof HTMLSelectElement) {
      return takeChoice(field);
    }
    return field.type === 'checkbox' || field.type === 'radio'
      ? takeBox(field as HTMLInputElement)
      : takeText(field);
  });
  return () => entries.forEach((enterAgain) => enterAgain());
}
