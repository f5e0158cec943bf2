import * as z from 'zod';
import {refuse} from './values';

const isLocal = ({hostname}: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const endpoint = z.url({abort: true}).superRefine((address, context) => {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
    refuse(
      context,
      `The form can't be delivered to ${address}: the address must start with https://`,
      'To try the form with a server on your own computer, use http://localhost. See guides/hosting.md.',
    );
  }
});

/** How visitors reach us: `contact` in `site.yaml`. */
export const contactSchema = z.strictObject({
  email: z.email().describe('The email address for messages from visitors'),
  phone: z
    .string()
    .regex(/^\+?[\d ()-]{7,}$/)
    .describe('The phone number as visitors read it, such as +1 202-555-0142'),
  endpoint: endpoint
    .optional()
    .describe('Where the contact form sends to. Without it, the form sends nothing'),
});
