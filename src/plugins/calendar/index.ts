import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRecord} from '../../content/readRecords';
import {meetingTemplate} from './meetingTemplate';

/** The calendar file that the contact form fills in. */
export function calendarFile(siteDir: string): string {
  const [site, words] = [readRecord(siteDir, 'site'), readRecord(siteDir, 'interface')];
  const summary = words.contactForm.after.meeting.replace('{brand}', site.brand);
  return meetingTemplate(summary, site.contact.timeZone);
}

/** Provides the calendar file for the contact form, so that no page loads what it is made with. */
export default function calendarPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'calendar',
    allContentLoaded: ({actions}) => actions.setGlobalData(calendarFile(siteDir)),
  };
}
