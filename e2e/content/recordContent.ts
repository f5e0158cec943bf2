import type {Records} from '../../src/content/schema';
import {component, heading, text} from './Expected';
import type {ExpectedContent} from './Expected';

/** What the components that show records have to show of them. */
export function recordContent({
  site,
  tools,
  comparison,
  studies,
  interface: words,
}: Records): Partial<Record<string, ExpectedContent>> {
  const {email, phone} = site.contact;
  const {columns, hosting, yes, no} = words.toolComparison;
  const fields = Object.keys(columns) as (keyof typeof columns)[];
  return {
    ContactDetails: {
      parts: [words.contactDetails.email, email, words.contactDetails.phone, phone].map(text),
      links: [`mailto:${email}`, `tel:${phone.replace(/[^+\d]/g, '')}`],
    },
    SavingsCalculator: {
      parts: [
        ...Object.values(words.savingsCalculator.fields),
        ...Object.values(words.savingsCalculator.results),
      ].map(text),
      links: [],
    },
    Studies: {
      parts: [
        ...Object.values(words.studies),
        ...studies.flatMap(({name, year, participants, measured, result}) => [
          name,
          String(year),
          participants,
          measured,
          result,
        ]),
      ].map(text),
      links: studies.map(({url}) => url),
    },
    ToolCatalogue: {
      parts: tools.map(({name, category, description}) =>
        component([heading(name), text(category), text(description)], []),
      ),
      links: tools.flatMap(({id, name, url}) => [
        url,
        ...(comparison.some((row) => row.name === name) ? [`#compare-${id}`] : []),
      ]),
    },
    ToolComparison: {
      parts: [
        ...Object.values(columns).map(text),
        ...comparison.flatMap((row) =>
          fields.flatMap((field) => {
            const value = field === 'hosting' ? hosting[row.hosting] : row[field];
            const note = row.notes?.[field as keyof typeof row.notes];
            const word = typeof value === 'boolean' ? (value ? yes : no) : value;
            return (note ? [word, note] : [word]).map(text);
          }),
        ),
      ],
      links: comparison.flatMap(({name, sources}) => [
        ...tools.filter((tool) => tool.name === name).map(({id}) => `#tool-${id}`),
        ...Object.values(sources),
      ]),
    },
  };
}
