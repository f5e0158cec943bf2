import {parts} from '@sitekit/islands/parts';
import {deliver} from './deliver';
import type {Outcome} from './deliver';
import {mailAddress, newId, requestText} from './request';

export type FormState = 'editing' | 'sending' | Outcome;

/**
 * Submits the contact form and shows its state: delivers its values, or logs them when the form has no
 * address to deliver to, and replaces it by the thank-you message until the visitor asks for the form
 * again.
 *
 * @returns a function that removes the event handlers
 */
export function attachContactForm(root: HTMLElement): () => void {
  const {form, titles, labels, message, date, time, stages, mail, copied} = parts(root, {
    form: 'form',
    titles: ['h2'],
    labels: ['label'],
    message: 'textarea',
    date: 'input',
    time: 'input',
    stages: ['*'],
    mail: 'a',
    copied: 'p',
  });
  const listeners = new AbortController();
  const {signal} = listeners;
  let state: FormState = 'editing';
  /** The last values, as text. While they stay the same, every attempt has the same id. */
  let last = '';
  let id = '';
  let text = '';

  const show = (next: FormState) => {
    state = next;
    stages.forEach((stage) => (stage.hidden = !stage.dataset.when?.includes(state)));
    const isSending = state === 'sending';
    for (const field of form.elements) {
      field.ariaDisabled = `${isSending}`;
      // Disabling an element takes its focus. Only a menu can't be locked in another way.
      field.toggleAttribute(field.matches('select') ? 'disabled' : 'readonly', isSending);
    }
  };
  const showAndFocus = (next: FormState) => {
    show(next);
    titles.find((title) => !title.closest('[hidden]'))?.focus();
  };
  const say = (text = '') => (copied.textContent = text);

  /** Makes the buttons for the message act on this one. */
  const prepareActions = (values: Record<string, string>) => {
    text = requestText(labels, values);
    mail.href = mailAddress(mail.href, text);
    say();
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
    let outcome: Outcome = 'sent';
    if (endpoint) {
      show('sending');
      outcome = await deliver(endpoint, {id, ...values});
    } else {
      console.log('Contact form:', values);
    }
    if (outcome === 'sent') {
      // For what counts visits. It has none of the values.
      dispatchEvent(new Event('formsubmitted'));
      last = message.value = date.value = time.value = '';
      showAndFocus('sent');
    } else {
      show(outcome);
      form.querySelector('[role=alert]')?.scrollIntoView({block: 'nearest'});
    }
  };

  const copy = async () => {
    try {
      // Without HTTPS, there is no clipboard.
      await navigator.clipboard.writeText(text);
      say(copied.dataset.copied);
    } catch {
      say(copied.dataset.failed);
    }
  };
  const acts: Record<string, () => unknown> = {
    again: () => showAndFocus('editing'),
    copy,
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
  root.querySelectorAll('button').forEach((button) => {
    button.onclick = acts[button.name] ?? null;
  });
  return () => {
    show('editing');
    listeners.abort();
  };
}
