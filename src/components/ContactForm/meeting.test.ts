/** @jest-environment node */
import {calendarFile, meetingStart, meetingTemplate, momentIn} from './meeting';

const title =
  'Meeting about Tools, Plans; and \\ more for everyone – Äpfel für alle 漢字 🙂 漢字 🙂!';
const fileWith = (name: string, time: string) =>
  calendarFile(meetingTemplate(name), '1-2', meetingStart('America/New_York', '2031-06-16', time));

beforeEach(() => void jest.useFakeTimers({now: new Date('2031-01-02T03:04:05.678Z')}));
afterEach(() => void jest.useRealTimers());

it.each([
  ['America/New_York', '2031-06-16', '10:30', '2031-06-16T14:30:00.000Z'],
  ['America/New_York', '2031-12-16', '10:30', '2031-12-16T15:30:00.000Z'],
  ['America/New_York', '2031-03-09', '01:59', '2031-03-09T06:59:00.000Z'],
  ['America/New_York', '2031-03-09', '03:00', '2031-03-09T07:00:00.000Z'],
  ['Europe/Berlin', '2031-06-16', '00:05', '2031-06-15T22:05:00.000Z'],
  ['Asia/Kolkata', '2031-06-16', '09:00', '2031-06-16T03:30:00.000Z'],
])('in %s, %s at %s is %s', (timeZone, date, time, expected) => {
  expect(momentIn(timeZone, date, time).toISOString()).toBe(expected);
});

it('is a meeting of an hour, in UTC', () => {
  expect(fileWith('Meeting', '10:30')).toBe(
    `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Contact form//EN
BEGIN:VEVENT
UID:1-2
DTSTAMP:20310102T030405Z
DTSTART:20310616T143000Z
DURATION:PT1H
SUMMARY:Meeting
STATUS:TENTATIVE
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n'),
  );
});

it('takes the whole day without a time', () => {
  const file = fileWith(title, '');

  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20310616\r\n');
  expect(file).not.toContain('DURATION');
});

it('has a long title in lines of at most 75 bytes, with characters that are special escaped', () => {
  const file = fileWith(title, '10:30');

  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  const [, summary] = /SUMMARY:(.*)/.exec(file.replaceAll('\r\n ', '')) ?? [];
  expect(summary?.replaceAll(/\\(.)/g, '$1')).toBe(title);
});
