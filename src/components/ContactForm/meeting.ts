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
 * When a meeting of an hour starts. Without a time, the meeting is on the whole day.
 *
 * @param date like `2031-06-16`
 * @param time like `10:30`, or empty
 */
export const meetingStart = (timeZone: string | undefined, date: string, time: string): string =>
  time
    ? `:${calendarTime(momentIn(timeZone, date, time))}\nDURATION:PT1H`
    : `;VALUE=DATE:${date.replaceAll('-', '')}`;

/** A calendar file with a tentative meeting, as in RFC 5545, for `calendarFile` to fill in. */
export function meetingTemplate(title: string): string {
  // No line has more than 75 bytes, and a character at most 4. A space continues a line.
  const summary = title.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/.{16}(?=.)/gu, '$&\n ');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Contact form//EN',
    'BEGIN:VEVENT',
    'UID:[id]',
    'DTSTAMP:[now]',
    'DTSTART[start]',
    `SUMMARY:${summary}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\n');
}

/** Puts a meeting into a template. */
export const calendarFile = (template: string, id: string, start: string): string =>
  template
    .replace('[id]', id)
    .replace('[now]', calendarTime(new Date()))
    .replace('[start]', start)
    .replaceAll('\n', '\r\n');
