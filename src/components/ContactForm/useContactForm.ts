import {useRef, useState} from 'react';
import type {SubmitEvent} from 'react';
import type {ContactFieldName} from '../../content/schema';
import {deliver} from './deliver';
import type {Outcome} from './deliver';
import {newId} from './request';

export type FormState = 'editing' | 'sending' | Outcome;

export type ContactValues = Record<ContactFieldName, string>;

const noValues: ContactValues = {
  name: '',
  email: '',
  phone: '',
  department: '',
  message: '',
  preferredDate: '',
  preferredTime: '',
};

/** The next message needs these anew; who writes it stays. */
const ofOneMessage = {message: '', preferredDate: '', preferredTime: ''};

/**
 * The state of the contact form: what is in its fields, and whether it was sent.
 *
 * @param endpoint where requests are sent. Without it, they are only logged.
 */
export function useContactForm(endpoint: string | undefined) {
  const [state, setState] = useState<FormState>('editing');
  const [values, setValues] = useState(noValues);
  const [submitted, setSubmitted] = useState({number: 0, values: {}});
  /** Two clicks can come before the first is shown. */
  const isBusy = useRef(false);
  /** The last values, as text, and their id. While they stay the same, every attempt has the same id. */
  const last = useRef({values: '', id: ''});

  const send = async (entered: Record<string, string>): Promise<Outcome> => {
    const text = JSON.stringify(entered);
    if (last.current.values !== text) {
      last.current = {values: text, id: newId()};
    }
    if (!endpoint) {
      console.log('Contact form:', entered);
      return 'sent';
    }
    setState('sending');
    return deliver(endpoint, {id: last.current.id, ...entered});
  };

  const submit = async (form: HTMLFormElement) => {
    // Also those that no visitor sees.
    const entered = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setSubmitted(({number}) => ({number: number + 1, values: entered}));
    const outcome = await send(entered);
    if (outcome === 'sent') {
      // For what counts visits. It has none of the values.
      dispatchEvent(new Event('formsubmitted'));
      last.current = {values: '', id: ''};
      setValues((current) => ({...current, ...ofOneMessage}));
    }
    setState(outcome);
    isBusy.current = outcome === 'sent';
  };

  return {
    state,
    isSending: state === 'sending',
    hasFailed: state === 'unreachable' || state === 'refused',
    values,
    /** What was submitted last, and how often something was submitted. */
    submitted,
    setValue: (name: ContactFieldName, value: string) =>
      setValues((current) => ({...current, [name]: value})),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy.current) {
        isBusy.current = true;
        void submit(event.currentTarget);
      }
    },
    startAgain: () => {
      isBusy.current = false;
      setState('editing');
    },
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
