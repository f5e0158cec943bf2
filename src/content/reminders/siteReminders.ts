import type {RecordFile} from '@sitekit/content-check';
import type {ComparisonRow, Site} from '../schema';

const siteFile = 'docs-content/data/site.yaml';

/** Whether a URL is only an example: its host is reserved by RFC 2606. */
const isExampleUrl = (url: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(new URL(url).hostname);

/** The digits of a phone number end in 555-01xx: such numbers are reserved for fiction. */
const isFictional = (phone: string): boolean => /55501\d\d$/.test(phone.replace(/\D/g, ''));

/** Names the ways to reach us that reach no one, if there are any. */
function exampleContactReminder({email, phone}: Site['contact']): string[] {
  const examples = [
    ...(isExampleUrl(`https://${email.split('@').at(-1)}`) ? [email] : []),
    ...(isFictional(phone) ? [phone] : []),
  ];
  return examples.length > 0
    ? [
        `The pages tell visitors how to reach us, but this is only an example: ${examples.join(' and ')}. Change \`contact\` in ${siteFile}.`,
      ]
    : [];
}

/**
 * What is only an example in `site.yaml`, or still missing there.
 *
 * @param address where the pages say that they are
 */
export const remindersOf = (site: Site, address = site.address): string[] => [
  ...(isExampleUrl(address)
    ? [
        `The pages tell search engines that they are at ${address}, which is only an example. Change \`address\` in ${siteFile} to where the site will be, or set SITE_URL.`,
      ]
    : []),
  ...exampleContactReminder(site.contact),
  ...(site.contact.endpoint
    ? []
    : [
        `The contact form thanks visitors, but no one gets their messages. To receive them, add \`endpoint\` below \`contact\` in ${siteFile}: see “Receive what visitors send” in guides/hosting.md.`,
      ]),
  ...(site.people ? [] : [`The pages don’t say who “we” are. Fill in \`people\` in ${siteFile}.`]),
];

const hasProfile = (url: string): boolean => new URL(url).pathname !== '/';

/**
 * What is still as in the sample.
 *
 * @param contactPage the text of the page that says when we are available
 */
export function samplesIn({footer}: Site, contactPage: string): string[] {
  const bare = footer.social.filter(({url}) => !hasProfile(url)).map(({name}) => name);
  return [
    ...(contactPage.includes('9:00 AM – 5:00 PM')
      ? [
          'The Contact page says that you are available Monday–Friday 9:00 AM – 5:00 PM. If that isn’t so, or clients are in another time zone, change it in docs-content/contact.mdx.',
        ]
      : []),
    ...(bare.length > 0
      ? [
          `These links in the footer lead to no profile of yours: ${bare.join(', ')}. Change \`social\` in ${siteFile}.`,
        ]
      : []),
  ];
}

/** After so many days, a price may have changed. */
const maxPriceAgeDays = 90;

/**
 * Names the rows of the comparison whose prices were checked too long ago.
 *
 * @param now in milliseconds
 */
export function outdatedPrices(record: RecordFile | undefined, now = Date.now()): string[] {
  if (!record || record.problems.length > 0) {
    return [];
  }
  const oldest = now - maxPriceAgeDays * 24 * 60 * 60 * 1000;
  return (record.value as ComparisonRow[]).flatMap(({name, checked, sources}, index) => {
    const node = record.document.getIn([index, 'checked'], true) as {range?: number[]} | undefined;
    const {file, line} = record.file.diagnostic({offset: node?.range?.[0], message: ''});
    return new Date(checked).getTime() < oldest
      ? [
          `The price of ${name} was last checked on ${checked}, more than ${maxPriceAgeDays} days ago: ${file}:${line}. Compare it with ${sources.costPerMonth}, then update \`checked\`.`,
        ]
      : [];
  });
}
