import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ContactFormProps} from '../components/ContactForm';
import records from './records';

export const labels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  department: 'Department',
  message: 'Message',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
};

export const contactForm: ContactFormProps = {
  title: 'Schedule a Meeting',
  intro: 'Two fields are required.',
  thanksTitle: 'Thank You!',
  thanksText: 'We’ll reply.',
  sendAnotherLabel: 'Send Another Message',
};

/** Gives the form the words that its tests expect. */
export function setContactRecords(endpoint?: string): void {
  records.site.contact = {
    email: 'info@example.com',
    phone: '555',
    endpoint,
  };
  records.uiTexts.contactForm = {
    fields: labels,
    optional: 'optional',
    selectDepartment: 'Select department',
    departments: ['Engineering', 'Sales'],
    nameHint: 'Enter a name.',
    submit: 'Send',
    withoutJavaScript: 'Please write to {email}.',
    after: {
      email: 'E-mail it',
      copy: 'Copy',
      copied: 'Copied.',
      notCopied: 'Not copied.',
    },
    delivery: {
      consent: 'We keep it.',
      sending: 'Sending',
      retry: 'Try again',
      unreachable: 'No answer.',
      refused: 'An error.',
    },
  };
}

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Enters each value into the field with its label, then presses the button. */
export async function send(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await (label === labels.department
      ? userEvent.selectOptions(field(label), value)
      : userEvent.type(field(label), value));
  }
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
}
