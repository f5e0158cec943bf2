import type {ComponentProps} from 'react';

/** A plain link, which opens a new tab when it leads elsewhere, as the one of Docusaurus does. */
export default function Link({
  to,
  href = to,
  children,
  ...props
}: ComponentProps<'a'> & {to?: string}) {
  const elsewhere = /^(\w+:)?\/\//.test(String(href));
  return (
    <a {...props} href={href} {...(elsewhere && {target: '_blank', rel: 'noopener noreferrer'})}>
      {children}
    </a>
  );
}
