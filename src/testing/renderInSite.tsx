import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {render} from '@testing-library/react';
import type {RenderResult} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';

/** The parts of Docusaurus's context that components use. */
const context = {
  siteConfig: {
    title: 'Title from docusaurus.config.ts',
    titleDelimiter: '|',
    url: 'https://site.example.com',
    trailingSlash: false,
    future: {experimental_router: 'browser'},
  },
  globalData: {},
} as unknown as DocusaurusContext;

type Options = {
  /** The path of the current page. */
  path?: string;
  /** The sub-path that the site is served from. */
  baseUrl?: string;
};

/** Puts a component into the site: with its real records, and inside a router. */
export function InSite({
  children,
  path = '/',
  baseUrl = '/',
}: Options & {children: ReactNode}): ReactNode {
  const value = {...context, siteConfig: {...context.siteConfig, baseUrl}};
  return (
    <Context.Provider value={value}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Context.Provider>
  );
}

/** Renders a component in the site. */
export const renderInSite = (ui: ReactElement, options?: Options): RenderResult =>
  render(<InSite {...options}>{ui}</InSite>);
