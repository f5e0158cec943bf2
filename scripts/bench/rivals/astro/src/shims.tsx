import {createContext, createElement, useContext} from 'react';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

/* What our components import of Docusaurus, the way that a site with Astro would have it. */

export const Path = createContext('/');

type Children = {children?: ReactNode};

export const Head = () => null;
export const PageMetadata = () => null;
export const useLocation = () => ({pathname: useContext(Path)});
export const useBaseUrl = (url: string) => url;
export const useBaseUrlUtils = () => ({withBaseUrl: useBaseUrl});
export const useBrokenLinks = () => ({collectAnchor: () => undefined});
export const useDocusaurusContext = () => ({siteConfig: {customFields: {}}});
export const processAdmonitionProps = <Props,>(props: Props) => props;

/** A plain link, in a new tab if it is external, as in Docusaurus. */
export function Link({to, href = to, ...props}: ComponentProps<'a'> & {to?: string}) {
  const isExternal = /^(\w+:)?\/\//.test(href ?? '');
  return <a {...props} href={href} {...(isExternal && {target: '_blank', rel: 'noopener'})} />;
}

/** An island, which `[...page].astro` hydrates with `island.client.ts`. */
export const island = (
  name: string,
  Component: ComponentType<Children>,
  {when = 'load'}: {when?: string} = {},
) =>
  function Island({children, ...props}: Children) {
    const slot = children && createElement('site-children', null, children);
    return createElement(
      'site-island',
      {name, when, props: JSON.stringify(props)},
      createElement(Component, props, slot),
    );
  };
