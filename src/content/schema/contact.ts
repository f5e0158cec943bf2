import {unique} from '@sitekit/content-check/records';
import {tzlib_get_timezones} from 'timezones-ical-library';
import * as z from 'zod';
import {weekdays} from '../weekdays';

const timeZones = tzlib_get_timezones();

const isLocal = ({hostname}: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const endpoint = z.url({abort: true}).superRefine((address, context) => {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
    context.addIssue({
      code: 'custom',
      message: `The form can't be delivered to ${address}: the address must start with https://`,
      params: {
        hint: 'To try the form with a server on your own computer, use http://localhost. See guides/hosting.md.',
      },
    });
  }
});

const timeZone = z.string().superRefine((name, context) => {
  if (!timeZones.includes(name)) {
    context.addIssue({
      code: 'custom',
      message: `${name} isn't the name of a time zone.`,
      params: {
        hint: 'Use a continent and a city, such as America/New_York. en.wikipedia.org/wiki/List_of_tz_database_time_zones lists all names.',
      },
    });
  }
});

const hour = z.number().min(0).max(24);

/** How visitors reach us: `contact` in `site.yaml`. */
export const contactSchema = z.strictObject({
  email: z.email().describe('The email address for messages from visitors'),
  phone: z
    .string()
    .regex(/^\+?[\d ()-]{7,}$/)
    .describe('The phone number as visitors read it, such as +1 202-555-0142'),
  endpoint: endpoint
    .optional()
    .describe(
      'The address that receives what visitors send with the contact form. Without it, the form sends nothing',
    ),
  timeZone: timeZone.meta({
    description: 'The time zone of our office, such as America/New_York',
    examples: ['America/New_York'],
  }),
  hours: z
    .strictObject({
      days: unique(z.array(z.enum(weekdays)).min(1)).describe('The days when we are in the office'),
      opens: hour.describe('The hour when the office opens, such as 9 or 8.5'),
      closes: hour.describe('The hour when the office closes, such as 17'),
    })
    .describe('Our office hours. The contact form says so when a visitor prefers another time'),
});
