import type {Headers} from './headers.ts';
import {hashedFilesCache, otherFilesCache} from './headers.ts';
import type {Redirect} from './redirects.ts';

export type NginxOptions = {
  /** The path that the site is served from: `/`, `/docs/`. */
  baseUrl: string;
  headers: Headers;
  /** The address of each page without a trailing slash, except the one of the base URL. */
  pages: readonly string[];
  redirects: readonly Redirect[];
};

/**
 * The part of a site's configuration that belongs inside nginx's `server`. Each slash redirect is
 * for one page: a pattern could send visitors to `//another.site`.
 */
export function nginxConf({baseUrl, headers, pages, redirects}: NginxOptions): string {
  const leads = [
    ...pages.map((page) => ({
      from: `${page}/`,
      to: `${encodeURI(page)}$is_args$args`,
      status: 301,
    })),
    ...redirects.flatMap((redirect) => [
      redirect,
      ...(redirect.from.endsWith('/') ? [] : [{...redirect, from: `${redirect.from}/`}]),
    ]),
  ];
  return `# Written by the build. Include it in a server block that has a "root".

error_page 404 ${baseUrl}404.html;
absolute_redirect off;
server_tokens off;
charset utf-8;
large_client_header_buffers 4 16k;

# The files ending in .gz and .br are compressed once, by the build.
gzip_static on;
gzip_vary on;

${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
set $cache "${otherFilesCache}";
add_header Cache-Control $cache always;

location ${baseUrl} {
  try_files $uri $uri.html $uri/index.html =404;
}
location ${baseUrl}assets/ {
  set $cache "${hashedFilesCache}";
  try_files $uri =404;
}

# The page for unknown addresses has no address of its own.
location = ${baseUrl}404.html {
  internal;
}
location = ${baseUrl}404 {
  return 404;
}

# Compressed files that someone asks for by name.
location ~ \\.(?:gz|br)$ {
  types {
    application/gzip gz;
    application/octet-stream br;
  }
  gzip_static off;
  try_files $uri =404;
}

# For hosts, not for visitors.
location ~ ^${baseUrl}(?:_headers|_redirects|nginx/.*)$ {
  return 404;
}

${leads.map(({from, to, status}) => `location = "${from}" { return ${status} "${to}"; }`).join('\n')}
`;
}
