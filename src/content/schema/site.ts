import {unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {analyticsSchema} from './analytics';
import {contactSchema} from './contact';
import {httpsAddress, icon, refuse, text} from './values';

/** The address of the whole site. Docusaurus accepts no path in it. */
const siteAddress = z.url({protocol: /^https$/, abort: true}).superRefine((address, context) => {
  const {origin, href} = new URL(address);
  if (href !== `${origin}/`) {
    refuse(
      context,
      `The address of the site can't have a path: ${href.slice(origin.length)}`,
      `Write ${origin}. To publish the site in a folder, see guides/hosting.md.`,
    );
  }
});
const path = /\/(?!\/)[\w\-/]*(?:#[\w-]+)?/.source;
const sitePath = z.string().regex(new RegExp(`^${path}$`));

const navigationItemSchema = z.strictObject({
  name: text.describe('The text of the link'),
  path: sitePath.describe('The address of a page of this site, such as /benefits'),
});

/** A page of this site, or one on another site. */
const address = z.stringFormat('address', new RegExp(`^(?:${path}|https://\\S+)$`));

const legalLink = z.strictObject({
  name: text.describe('The text of the link, such as Privacy'),
  to: address.describe('A page of this site, such as /privacy, or a full address'),
});

const navigationItems = unique(z.array(navigationItemSchema).min(1), 'name', 'path');

/** `site.yaml`. */
export const siteSchema = z.strictObject({
  brand: text.describe('The name of this site, also in every browser title'),
  tagline: text.describe('One sentence below the brand in the footer'),
  address: siteAddress.describe('Where the site is published: https://www.example.com'),
  client: z.strictObject({
    name: text.describe('The name of the company that this site is prepared for'),
    url: httpsAddress.describe("The address of the client's own site"),
  }),
  contact: contactSchema,
  people: z
    .array(
      z.strictObject({
        name: text.describe('The name of the person'),
        role: text.describe('What the person does, such as "Head of delivery"'),
      }),
    )
    .optional()
    .describe('The people behind the site, whom the contact details name'),
  announcement: z
    .strictObject({
      text: text.describe('What is new, in a few words'),
      link: address
        .optional()
        .describe('Where it leads: a page of this site, such as /contact, or a full address'),
      until: z.iso.date().describe('The last day on which it is shown, such as 2027-03-04'),
    })
    .optional()
    .describe('A line above the navigation bar of every page'),
  navbar: navigationItems
    .describe('The links in the navigation bar, in order')
    .meta({title: 'Navigation bar'}),
  legal: unique(z.array(legalLink), 'name', 'to')
    .default([])
    .describe('Links such as Privacy and Imprint, at the end of each page and below the form')
    .meta({title: 'Legal links'}),
  analytics: analyticsSchema
    .optional()
    .describe('The service that counts visits. Without it, nothing is counted'),
  footer: z.strictObject({
    quickLinksTitle: text.describe('The heading above the quick links'),
    quickLinks: navigationItems.describe('The links in the footer, in order'),
    contactTitle: text.describe('The heading above the email address and the phone number'),
    socialTitle: text.describe('The name of the row of icons, for screen readers'),
    social: unique(
      z.array(
        z.strictObject({
          name: text.describe('The name of the service, for screen readers'),
          url: httpsAddress.describe('The address of our profile there'),
          icon,
        }),
      ),
      'name',
      'url',
    ).describe('The icons in the footer, in order'),
    rights: text.describe('The words after the year and the brand'),
    preparedFor: text.describe("The words before the client's name"),
  }),
});
