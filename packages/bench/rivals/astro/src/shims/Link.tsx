import type {ComponentProps} from 'react';

/** A plain link, in a new tab if it is external, as in Docusaurus. */
export default function Link({
  to,
  href = to,
  children,
  ...props
}: ComponentProps<'a'> & {to?: string}) {
  const isExternal = /^(\w+:)?\/\//.test(String(href));
  return (
    <a {...props} href={href} {...(isExternal && {target: '_blank', rel: 'noopener noreferrer'})}>
      {children}
    </a>
  );
}
