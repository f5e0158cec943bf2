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
    baseUrl: '/',
    trailingSlash: false,
    future: {experimental_router: 'browser'},
  },
  globalData: {},
} as unknown as DocusaurusContext;

/** Puts a component into the site: with its real records, and inside a router. */
const InSite = ({children}: {children: ReactNode}): ReactNode => (
  <Context.Provider value={context}>
    <MemoryRouter>{children}</MemoryRouter>
  </Context.Provider>
);

/** Renders a component in the site. */
export const renderInSite = (ui: ReactElement): RenderResult => render(<InSite>{ui}</InSite>);
