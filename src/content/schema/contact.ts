import * as z from 'zod';
import {serverAddress} from './values';

const endpoint = serverAddress(
  "The form can't be delivered to",
  'To try the form with a server on your own computer, use http://localhost. See guides/hosting.md.',
);

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
