import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ContactFormProps} from '../components/ContactForm';
import type {ContactFieldName} from '../content/schema';
import records from './records';

export const words = records.uiTexts.contactForm;

export const contactForm: ContactFormProps = {
  title: 'Schedule a Meeting',
  intro: 'Two fields are required.',
  thanksTitle: 'Thank You!',
  thanksText: 'We’ll reply.',
  sendAnotherLabel: 'Send Another Message',
};

export const field = (name: ContactFieldName) =>
  document.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** Enters each value into its field, then presses the button. */
export async function send(values: Partial<Record<ContactFieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values) as [ContactFieldName, string][]) {
    await (name === 'department'
      ? userEvent.selectOptions(field(name), value)
      : userEvent.type(field(name), value));
  }
  await userEvent.click(screen.getByRole('button', {name: words.submit}));
}
