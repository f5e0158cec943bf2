const digits = (text: string) => text.replaceAll(/\D/g, '');

/**
 * Puts a meeting into a calendar file. Without a time, the meeting is on the whole day.
 *
 * @param template from `meetingTemplate`, with the line breaks of HTML
 * @param date like `2031-06-16`
 * @param time like `10:30`, or empty
 */
export function fillCalendar(template: string, uid: string, date: string, time: string): string {
  const day = digits(date);
  const [start, value] = time
    ? [/(?<=DTSTART;TZID.*:).*/, `${day}T${digits(time)}00`]
    : [/DTSTART;TZID.*\nDURATION.*/, `DTSTART;VALUE=DATE:${day}`];
  return template
    .replace(/(?<=UID:).*/, uid)
    .replace(/(?<=DTSTAMP:).*/, new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''))
    .replace(start, value)
    .replaceAll('\n', '\r\n');
}
