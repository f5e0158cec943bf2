import {convertIcsTimezone, generateIcsCalendar} from 'ts-ics';
import {tzlib_get_ical_block} from 'timezones-ical-library';

/** How long the calendar reserves for a meeting. */
const duration = {hours: 1};

/** The longest line that RFC 5545 allows, without its line break. */
const maxLineBytes = 75;

/** To be replaced, like the `uid`. */
const date = new Date('2000-01-01T00:00:00Z');

/** Continues a long line on the next one, after a space. A character isn't split. */
function foldLine(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    bytes += size;
    if (bytes <= maxLineBytes) {
      return character;
    }
    bytes = size + 1;
    return `\n ${character}`;
  }).join('');
}

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
  // ts-ics makes lines with other than ASCII characters too long. HTML writes line breaks as "\n".
  return file.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\n');
}
