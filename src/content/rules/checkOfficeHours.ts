import {pageProse} from '@sitekit/content-check';
import type {Content, SiteProblem} from '@sitekit/content-check';
import type {Site} from '../schema';
import {weekdays} from '../weekdays';

const day = `(${weekdays.join('|')})`;
const time = '(\\d{1,2})(?::(\\d\\d))? ?([AP])(?:\\.M\\.|M)';
const to = '\\s*(?:–|-|—|to|until|through)\\s*';
/** `Monday–Friday 9:00 AM – 5:00 PM`; the days are optional. */
const hoursPattern = new RegExp(`(?:${day}${to}${day},?\\s+)?${time}${to}${time}`, 'gi');

/** How much of the text before the hours says what they're about, in characters. */
const REACH = 80;

const hourOf = (hour = '', minutes = '0', half = ''): number =>
  (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) + Number(minutes) / 60;

/** Warns where the hours that a page gives as our availability aren't those of the contact form. */
export function checkOfficeHours({pages, records, config}: Content): SiteProblem[] {
  const record = records.find(({name, problems}) => name === 'site' && problems.length === 0);
  const hours = (record?.value as Site | undefined)?.contact.hours;
  if (!hours) {
    return [];
  }
  const open = hours.days.join(', ');
  return pages.flatMap((page) => {
    const {text} = pageProse(page, config);
    return Array.from(text.matchAll(hoursPattern)).flatMap((match) => {
      const before = text.slice(0, match.index).replace(/\0+/g, ' ').slice(-REACH);
      const [, first = hours.days[0], last = hours.days.at(-1), ...times] = match;
      const isSame =
        hourOf(...times.slice(0, 3)) === hours.opens &&
        hourOf(...times.slice(3, 6)) === hours.closes &&
        RegExp(`^${first}.*${last}$`, 'i').test(open);
      return isSame || !/availab/i.test(before)
        ? []
        : {
            file: page.file,
            offset: match.index,
            severity: 'warning',
            message: `These aren't the hours of the contact form: ${match[0]}`,
            hint: `Correct them here, or under contact.hours in site.yaml (opens: ${hours.opens}, closes: ${hours.closes}, days: ${open}).`,
          };
    });
  });
}
