import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HandoutConfig} from '@sitekit/handout';
import {readRecords} from '../src/content/readRecords';

const root = join(__dirname, '..');
const {site, uiTexts} = readRecords(root);
const {brand, tagline, address, client, contact, navbar, footer} = site;
const links = [...navbar, ...footer.quickLinks];
const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric'});

/** Describes the PDF that `npm run handout` makes. */
export default {
  title: `${brand} – ${footer.preparedFor} ${client.name}`,
  cover: {
    logo: readFileSync(join(root, 'static/img/favicon.svg'), 'utf8'),
    title: brand,
    lead: tagline,
    drawing: '[data-drawing]',
    preparedFor: footer.preparedFor,
    client: client.name,
    notes: [month.format(new Date()), contact.email, contact.phone, new URL(address).host],
  },
  contents: uiTexts.handout.contents,
  pages: [...new Set(links.map(({path}) => path.replace(/#.*/, '')))],
  siteUrl: address,
  baseUrl: process.env.BASE_URL,
  stylesheets: [
    'src/css/tokens.css',
    // The font of the drawings: the system's font would differ from computer to computer.
    ...[400, 600, 700, 800].map((weight) => require.resolve(`@fontsource/inter/${weight}.css`)),
    'src/css/handout.css',
  ],
  // The form needs a browser; its page also has our email address and phone number.
  leaveOut: ['div:has(> site-island[name="ContactForm"])'],
} satisfies HandoutConfig;
