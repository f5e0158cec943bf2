import type {ContactFieldName} from '../../content/schema';
import {attachHints} from './attachHints';
import {deliver} from './deliver';
import type {Outcome} from './deliver';
import {fillCalendar} from './fillCalendar';
import {mailAddress, newId, requestText} from './request';

export type FormState = 'editing' | 'sending' | Outcome;

/** The fields to clear before another message. */
const clearedFields: ContactFieldName[] = ['message', 'preferredDate', 'preferredTime'];

/**
 * Submits the contact form and shows its state: delivers its values, or logs them when the form has no
 * address to deliver to, and replaces it by the thank-you message until the visitor asks for the form
 * again.
 *
 * @returns a function that removes the event handlers
 */
export function attachContactForm(root: HTMLElement): () => void {
  const form = root.querySelector('form') as HTMLFormElement;
  const listeners = new AbortController();
  const {signal} = listeners;
  const updateHints = attachHints(form, signal);
  let state: FormState = 'editing';
  /** The last values, as text. While they stay the same, every attempt has the same id. */
  let last = '';
  let id = '';
  let text = '';

  const show = (next: FormState) => {
    state = next;
    root.querySelectorAll<HTMLElement>('[data-when]').forEach((part) => {
      part.hidden = !part.dataset.when?.split(' ').includes(state);
    });
    const isSending = state === 'sending';
    for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>) {
      field.ariaDisabled = `${isSending}`;
      // Disabling an element takes its focus. Only a menu can't be locked in another way.
      field[field.matches('select') ? 'disabled' : 'readOnly'] = isSending;
    }
  };
  const showAndFocus = (next: FormState) => {
    show(next);
    root.querySelector<HTMLElement>(':scope > :not([hidden]) > h2')?.focus();
  };

  const finish = () => {
    last = '';
    for (const name of clearedFields) {
      (form.elements.namedItem(name) as HTMLInputElement).value = '';
    }
    updateHints();
    showAndFocus('sent');
  };

  /** Makes the buttons for the message act on this one. */
  const prepareActions = ({preferredDate = '', preferredTime = ''}: Record<string, string>) => {
    text = requestText(form);
    root.querySelectorAll<HTMLAnchorElement>('[href^=mailto]').forEach((link) => {
      link.href = mailAddress(link.href, text);
    });
    root.querySelectorAll<HTMLElement>('[data-copied]').forEach((part) => {
      part.hidden = true;
    });
    const button = root.querySelector('[data-calendar]') as HTMLElement;
    const pastHint = form.querySelector('[data-hint=pastDate]') as HTMLElement;
    // Calendars have years of four digits.
    button.hidden = !pastHint.hidden || !/^\d{4}-/.test(preferredDate);
    const file = fillCalendar(button.dataset.calendar ?? '', id, preferredDate, preferredTime);
    button.dataset.file = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  };

  const submit = async () => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const next = JSON.stringify(values);
    if (next !== last) {
      last = next;
      id = newId();
    }
    prepareActions(values);
    const endpoint = form.getAttribute('action');
    if (!endpoint) {
      console.log('Contact form:', values);
      finish();
      return;
    }
    show('sending');
    const outcome = await deliver(endpoint, {id, ...values});
    if (outcome === 'sent') {
      finish();
    } else {
      show(outcome);
      form.querySelector('[role=alert]')?.scrollIntoView({block: 'nearest'});
    }
  };

  const copy = async (status: Element | null | undefined) => {
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copied = false;
    }
    status?.querySelectorAll<HTMLElement>('[data-copied]').forEach((part) => {
      part.hidden = part.dataset.copied !== `${copied}`;
    });
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (state !== 'sending' && state !== 'sent') {
        void submit();
      }
    },
    {signal},
  );
  root.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest<HTMLElement>('[data-act]');
      switch (button?.dataset.act) {
        case 'again':
          showAndFocus('editing');
          break;
        case 'copy':
          void copy(button.parentElement?.nextElementSibling);
          break;
        case 'calendar':
          Object.assign(document.createElement('a'), {
            href: button.dataset.file,
            download: 'meeting.ics',
          }).click();
          break;
      }
    },
    {signal},
  );
  return () => listeners.abort();
}
