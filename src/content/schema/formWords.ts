import {unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {text, textWith} from './values';

const fieldLabel = text.describe('The label above the field');

/** `contactForm` in `uiTexts.yaml`. */
export const formWords = z.strictObject({
  fields: z.strictObject({
    name: fieldLabel,
    email: fieldLabel,
    phone: fieldLabel,
    department: fieldLabel,
    message: fieldLabel,
    preferredDate: fieldLabel,
    preferredTime: fieldLabel,
  }),
  optional: text.describe('The word that marks optional fields'),
  selectDepartment: text.describe('The text in the list of departments before a choice is made'),
  departments: unique(z.array(text).min(1)).describe('The departments to choose from, in order'),
  problems: z
    .strictObject({
      name: text.describe('Without a name'),
      email: text.describe('Without a complete email address'),
      preferredDate: text.describe('With a part of a date'),
      preferredTime: text.describe('With a part of a time'),
    })
    .describe('What visitors read above a field that the browser refuses'),
  submit: text.describe('The text of the button that sends the form'),
  withoutJavaScript: textWith('The text shown without JavaScript', 'email').meta({
    title: 'Without JavaScript',
  }),
  after: z
    .strictObject({
      why: text.describe('Why to use them, where no server receives requests'),
      email: text.describe('The text of the link that opens the message as an email'),
      copy: text.describe('The text of the button that copies the message'),
      copied: text.describe('What is shown when the message was copied'),
      notCopied: text.describe('What is shown when the browser does not allow copying'),
    })
    .describe('What visitors can do with a message that was sent, or that failed'),
  delivery: z
    .strictObject({
      consent: text.describe('The sentence above the button about what happens with the data'),
      sending: text.describe('The text of the button while the message is being sent'),
      retry: text.describe('The text of the button after an error'),
      unreachable: text.describe('The error when no answer arrives in time'),
      refused: text.describe('The error when the server answers that it failed'),
    })
    .describe('The texts of a form that is sent to an `endpoint` (see `site.yaml`)'),
});
