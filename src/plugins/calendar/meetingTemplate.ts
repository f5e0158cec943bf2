import {convertIcsTimezone, generateIcsCalendar} from 'ts-ics';
import {tzlib_get_ical_block} from 'timezones-ical-library';

/** How long the calendar reserves for a meeting. */
const duration = {hours: 1};

/** To be replaced, like the `uid`. */
const date = new Date('2000-01-01T00:00:00Z');

/**
 * A calendar file with a tentative meeting, for `fillCalendar`. It has a duration instead of an end, so
 * that only its start has to be filled in.
 *
 * @param timeZone such as `America/New_York`
 */
export function meetingTemplate(summary: string, timeZone: string): string {
  const [definition = ''] = tzlib_get_ical_block(timeZone);
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Contact form//EN',
    timezones: [convertIcsTimezone(undefined, definition)],
    events: [
      {
        uid: '0',
        stamp: {date},
        start: {date, local: {date, timezone: timeZone, tzoffset: '+0000'}},
        duration,
        summary,
        status: 'TENTATIVE',
      },
    ],
  });
  // As HTML writes line breaks.
  return file.replaceAll('\r\n', '\n');
}
