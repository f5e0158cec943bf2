import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentRecord} from '../records/currentRecords';
import {meetingTemplate} from './meetingTemplate';

/** Provides the calendar file for the contact form, so that no page loads what it is made with. */
export default function calendarPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'calendar',
    allContentLoaded: ({actions}) => {
      const [site, words] = [currentRecord(siteDir, 'site'), currentRecord(siteDir, 'interface')];
      const summary = words.contactForm.after.meeting.replace('{brand}', site.brand);
      actions.setGlobalData(meetingTemplate(summary, site.contact.timeZone));
    },
  };
}
