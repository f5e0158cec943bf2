/** @jest-environment node */
import ICAL from 'ical.js';
import {fillCalendar} from '../../components/ContactForm/fillCalendar';
import {meetingTemplate} from './meetingTemplate';

const summary = 'Meeting about Tools, Plans; and \\ more for everyone in the company and beyond';

function meetingIn(timeZone: string, date: string, time: string, about = summary) {
  const file = fillCalendar(meetingTemplate(about, timeZone), '1-2', date, time);
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  for (const each of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(each);
  }
  const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return {file, calendar, event: event as ICAL.Event};
}

afterEach(() => {
  ICAL.TimezoneService.reset();
});

it.each([
  ['America/New_York', '2031-06-16', '10:30', '2031-06-16T14:30:00.000Z'],
  ['America/New_York', '2031-12-16', '10:30', '2031-12-16T15:30:00.000Z'],
  ['Europe/Berlin', '2031-06-16', '00:05', '2031-06-15T22:05:00.000Z'],
  ['Asia/Kolkata', '2031-06-16', '09:00', '2031-06-16T03:30:00.000Z'],
])('is a meeting in %s on %s at %s', (timeZone, date, time, expected) => {
  const {calendar, event} = meetingIn(timeZone, date, time);

  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.startDate.zone.tzid).toBe(timeZone);
  expect(event.startDate.toJSDate().toISOString()).toBe(expected);
  expect(event.duration.toSeconds()).toBe(3600);
  expect(event.summary).toBe(summary);
  expect(event.uid).toBe('1-2');
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
});

it('is stamped in UTC with the time when it is made', () => {
  jest.useFakeTimers({now: new Date('2031-01-02T03:04:05.678Z')});
  const {event} = meetingIn('Europe/Berlin', '2031-06-16', '10:30');
  jest.useRealTimers();

  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2031-01-02T03:04:05Z');
});

it('takes the whole day without a time', () => {
  const {event} = meetingIn('America/New_York', '2031-06-16', '');

  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2031-06-16');
  expect(event.duration.toSeconds()).toBe(24 * 3600);
});

it.each([summary, `${summary} – Äpfel ${'für alle 漢字 🙂 '.repeat(9)}!`])(
  'has lines of at most 75 bytes with the line breaks of the standard: %s',
  (about) => {
    const {file, event} = meetingIn('America/New_York', '2031-06-16', '10:30', about);

    expect(file).not.toMatch(/[^\r]\n|\r(?!\n)/);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(event.summary).toBe(about);
  },
);
