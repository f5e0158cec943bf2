import type {ContactFieldName} from '../../content/schema';

/** The fields to clear before another message. */
const clearedFields: ContactFieldName[] = ['message', 'preferredDate', 'preferredTime'];

/**
 * Submits the contact form: logs its values, and replaces it by the thank-you message until the
 * visitor asks for the form again.
 *
 * @returns a function that removes the event handlers
 */
export function attachContactForm(root: HTMLElement): () => void {
  const [thanks, editing] = Array.from(root.children) as [HTMLElement, HTMLElement];
  const form = root.querySelector('form') as HTMLFormElement;
  const listeners = new AbortController();
  const {signal} = listeners;

  const show = (sent: boolean) => {
    thanks.hidden = !sent;
    editing.hidden = sent;
    root.querySelector<HTMLElement>(':scope > :not([hidden]) > h2')?.focus();
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!editing.hidden) {
        console.log('Contact form:', Object.fromEntries(new FormData(form)));
        for (const name of clearedFields) {
          (form.elements.namedItem(name) as HTMLInputElement).value = '';
        }
        show(true);
      }
    },
    {signal},
  );
  thanks.querySelector('button')?.addEventListener('click', () => show(false), {signal});
  return () => listeners.abort();
}
