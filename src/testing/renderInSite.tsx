import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {render} from '@testing-library/react';
import type {RenderResult} from '@testing-library/react';
import type {ReactElement} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {readAllRecords} from '../content/readRecords';

/** The parts of Docusaurus's context that components use. */
const context = {
  siteConfig: {
    title: 'Title from docusaurus.config.ts',
    titleDelimiter: '|',
    url: 'https://site.example.com',
    trailingSlash: false,
    future: {experimental_router: 'browser'},
  },
  globalData: {records: {default: readAllRecords(process.cwd())}},
} as unknown as DocusaurusContext;

type Options = {
  /** The path of the current page. */
  path?: string;
  /** The sub-path that the site is served from. */
  baseUrl?: string;
};

/** Renders a component with the site's real records, inside a router. */
export function renderInSite(
  ui: ReactElement,
  {path = '/', baseUrl = '/'}: Options = {},
): RenderResult {
  const value = {...context, siteConfig: {...context.siteConfig, baseUrl}};
  return render(
    <Context.Provider value={value}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </Context.Provider>,
  );
}
