import type {Site} from '../../content/schema';
import {weekdays} from '../../content/weekdays';

/** Our office hours as attributes of the form, where `attachHints` reads them. */
export const officeData = ({timeZone, hours}: Site['contact']) => ({
  'data-zone': timeZone,
  'data-days': hours.days.map((day) => weekdays.indexOf(day)).join(''),
  'data-opens': hours.opens,
  'data-closes': hours.closes,
});

/** What people call a time zone: `Eastern Time`. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', {timeZone, timeZoneName: 'longGeneric'})
    .formatToParts()
    .find(({type}) => type === 'timeZoneName')?.value ?? timeZone;
