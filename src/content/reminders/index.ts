import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Content} from '@sitekit/content-check';
import {siteUrlOfHost} from '../../environment';
import {contentFolder} from '../folders';
import {validRecord} from '../validRecord';
import {contrastReminders} from './contrastReminders';
import {outdatedPrices, remindersOf, samplesIn} from './siteReminders';

/** What the owner of the site has to know before it's published, although nothing is wrong with it. */
export default function reminders({records, pages}: Content): string[] {
  const site = validRecord({records}, 'site');
  const contact = pages.find(({file}) => file.path === `${contentFolder}/contact.mdx`);
  const tokens = readFileSync(join(__dirname, '../../css/tokens.css'), 'utf8');
  return [
    ...(site ? remindersOf(site, siteUrlOfHost(process.env)) : []),
    ...(site ? samplesIn(site, contact?.file.text ?? '') : []),
    ...outdatedPrices(records.find(({name}) => name === 'comparison')),
    ...contrastReminders(tokens),
  ];
}
