import {nearest, unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {weekdays} from '../weekdays';
import {zoneName} from '../zoneName';
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

/** Whether the name is spelled as in the list of time zones. Browsers ignore its case. */
function isTimeZone(name: string): boolean {
  try {
    const {timeZone: known} = new Intl.DateTimeFormat('en', {timeZone: name}).resolvedOptions();
    const isMisspelled = known !== name && known.toLowerCase() === name.toLowerCase();
    return (name.includes('/') || name === 'UTC') && !isMisspelled;
  } catch {
    return false;
  }
}

/** The time zones that people call by this name, or else those with the most similar city. */
function closeTimeZones(name: string): string[] {
  const all = Intl.supportedValuesOf('timeZone').filter((each) => each.split('/').length === 2);
  // "EST" and "EDT" are in the zone "ET".
  const generic = name.replace(/^([A-Z])[SD]T$/i, '$1T').toLowerCase();
  const called = all.filter((each) =>
    [zoneName(each), zoneName(each, 'shortGeneric')].some((one) => one.toLowerCase() === generic),
  );
  const cityOf = (each: string) => each.replace(/.*\//, '');
  const city = nearest(cityOf(name), all.map(cityOf), 0.3);
  return called.length > 0 ? called : all.filter((each) => cityOf(each) === city);
}

const timeZone = z.string().superRefine((name, context) => {
  if (!isTimeZone(name)) {
    const close = closeTimeZones(name).join(', ') || 'America/New_York';
    refuse(
      context,
      `"${name}" isn't the name of a time zone.`,
      `Use a continent and a city, such as ${close}. All names: en.wikipedia.org/wiki/List_of_tz_database_time_zones`,
    );
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
    .describe('Where the contact form sends to. Without it, the form sends nothing'),
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
    .superRefine(({opens, closes}, context) => {
      if (opens >= closes) {
        context.addIssue({
          code: 'custom',
          path: ['closes'],
          message: `The office closes at ${closes}, before it opens at ${opens}.`,
          params: {hint: 'Count hours from 0 to 24: 17 is 5:00 PM.'},
        });
      }
    })
    .describe('Our office hours. The contact form says so when a visitor prefers another time'),
});
