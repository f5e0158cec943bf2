import {useReducer, useRef} from 'react';
import type {SubmitEvent} from 'react';
import type {ContactFieldName, UiTexts} from '../../content/schema';
import {createRequiredContext} from '../../hooks/createRequiredContext';
import {deliver, newId} from './deliver';
import type {Outcome} from './deliver';

export type ContactValues = Record<ContactFieldName, string>;

/** What the form does, and what is in its fields. */
type FormState = {
  status: 'editing' | 'sending' | Outcome;
  values: ContactValues;
  /** The id of these values, once they were submitted: every attempt to deliver them has the same. */
  id: string;
  /** What was sent last. */
  sent: ContactValues;
};

type FormAction =
  | {type: 'enter'; name: ContactFieldName; value: string}
  | {type: 'submit'; values: ContactValues; id: string}
  | {type: 'answer'; outcome: Outcome}
  | {type: 'startAgain'};

const noValues: ContactValues = {
  name: '',
  email: '',
  phone: '',
  department: '',
  message: '',
  preferredDate: '',
  preferredTime: '',
};

const initialState: FormState = {
  status: 'editing',
  values: noValues,
  id: '',
  sent: noValues,
};

function formReducer(state: FormState, action: FormAction): FormState {
  const {values} = state;
  switch (action.type) {
    case 'enter':
      return {...state, values: {...values, [action.name]: action.value}, id: ''};
    case 'submit':
      return {...state, status: 'sending', values: action.values, id: action.id};
    case 'answer':
      return action.outcome === 'sent'
        ? {
            status: 'sent',
            // The next message is another one, but of the same person.
            values: {...values, message: '', preferredDate: '', preferredTime: ''},
            id: '',
            sent: values,
          }
        : {...state, status: action.outcome};
    case 'startAgain':
      return {...state, status: 'editing'};
  }
}

/** Why the message didn't arrive, if it didn't. */
export const failureOf = ({status}: FormState) =>
  status === 'unreachable' || status === 'refused' ? status : undefined;

/**
 * The state of the form, and what changes it.
 *
 * @param endpoint where messages are sent. Without it, they are only logged.
 */
export function useContactForm(endpoint: string | undefined) {
  const [state, dispatch] = useReducer(formReducer, initialState);
  /** Two clicks can come before the first is shown. */
  const isBusy = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    // What was entered may not be in the state yet.
    const {_gotcha, ...values} = Object.fromEntries(new FormData(form)) as ContactValues & {
      _gotcha?: string;
    };
    const id = state.id || newId();
    dispatch({type: 'submit', values, id});
    if (!endpoint) {
      console.log('Contact form:', values);
    }
    const outcome = endpoint ? await deliver(endpoint, {id, ...values, _gotcha}) : 'sent';
    isBusy.current = outcome === 'sent';
    dispatch({type: 'answer', outcome});
    if (outcome === 'sent' && !_gotcha) {
      // For what counts visits. It has none of the values.
      dispatchEvent(new Event('formsubmitted'));
    }
  }

  return {
    state,
    dispatch,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy.current) {
        isBusy.current = true;
        void send(event.currentTarget);
      }
    },
    startAgain: () => {
      isBusy.current = false;
      dispatch({type: 'startAgain'});
    },
  };
}

/** What all parts of the form share. */
export const [FormContext, useForm] = createRequiredContext<{
  words: UiTexts['contactForm'];
  state: FormState;
  dispatch: (action: FormAction) => void;
}>('ContactForm');
