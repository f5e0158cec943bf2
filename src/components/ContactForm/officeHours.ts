import type {Site} from '../../content/schema';
import {weekdays} from '../../content/weekdays';

/** Our office hours as attributes of the form, where `hintsAbout` reads them. */
export const officeData = ({timeZone, hours}: Site['contact']) => ({
  'data-zone': timeZone,
  'data-days': hours.days.map((day) => weekdays.indexOf(day)).join(''),
  'data-opens': hours.opens,
  'data-closes': hours.closes,
});

const isPast = (dateMs: number, timeZone: string | undefined) =>
  // Swedish dates are written like the values of date fields.
  dateMs < Date.parse(new Date().toLocaleDateString('sv', {timeZone}));

/**
 * The names of the hints to show: whether a preferred date has passed, and whether the office is
 * closed, in its time zone.
 *
 * @param dateMs the date in UTC, or NaN
 * @param timeMs the time since midnight, or NaN
 */
export function hintsAbout(
  dateMs: number,
  timeMs: number,
  {zone, days = '', opens, closes}: DOMStringMap,
): string[] {
  const hints: string[] = [];
  // Nothing is less than NaN.
  if (isPast(dateMs, zone)) {
    hints.push('pastDate');
  } else if (dateMs && !days.includes(`${new Date(dateMs).getUTCDay()}`)) {
    hints.push('closedDay');
  }
  const hour = timeMs / 3_600_000;
  if (hour < Number(opens) || hour >= Number(closes)) {
    hints.push('closedTime');
  }
  return hints;
}
