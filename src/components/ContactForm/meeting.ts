/** The moment of a date and a time where a time zone's clocks show them. */
export function momentIn(timeZone: string | undefined, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  // Swedish dates are written like those of ISO 8601.
  const shownAt = (moment: number) =>
    Date.parse(`${new Date(moment).toLocaleString('sv', {timeZone}).replace(' ', 'T')}Z`);
  const estimate = 2 * wanted - shownAt(wanted);
  // The clocks may change in between.
  return new Date(estimate + wanted - shownAt(estimate));
}

const calendarTime = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * A calendar file with a tentative meeting of an hour, as in RFC 5545. Without a time, the meeting is
 * on the whole day.
 *
 * @param date like `2031-06-16`
 * @param time like `10:30`, or empty
 */
export function calendarFile(
  {id, date, time}: {id: string; date: string; time: string},
  title: string,
  timeZone: string | undefined,
): string {
  // No line has more than 75 bytes, and a character at most 4. A space continues a line.
  const summary = title.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/.{16}(?=.)/gu, '$&\r\n ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Contact form//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${calendarTime(new Date())}`,
    time
      ? `DTSTART:${calendarTime(momentIn(timeZone, date, time))}\r\nDURATION:PT1H`
      : `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
