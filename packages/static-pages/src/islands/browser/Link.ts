import {createElement} from 'react';
import type {ComponentProps, ReactNode} from 'react';

type LinkProps = ComponentProps<'a'> & {to?: string};

const isExternal = (address = ''): boolean => /^(?:\w+:|\/\/)/.test(address);

/** `@docusaurus/Link` in the browser, where pages have no router: the same HTML. */
export default function Link({to, href = to, ...props}: LinkProps): ReactNode {
  const target = isExternal(href) && {target: '_blank', rel: 'noopener noreferrer'};
  return createElement('a', {...target, ...props, href});
}
