import {stringify} from 'yaml';

/** The line of YAML that adds a page to the navbar, formatted the way Prettier and Oxfmt do. */
export const navbarLink = (name: string, path: string): string =>
  `- ${stringify(
    {name, path},
    {
      // Docusaurus's tools also read YAML 1.1, in which more texts need quotes.
      version: '1.1',
      collectionStyle: 'flow',
      flowCollectionPadding: false,
      singleQuote: true,
      lineWidth: 0,
    },
  ).trimEnd()}`;
