/** Computers of the author, and services that run a site for a while for one person or one review. */
const hosts = [
  /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/,
  /\.(?:github\.dev|githubpreview\.dev|gitpod\.(?:io|dev)|csb\.app|webcontainer\.io|ngrok(?:-free)?\.app|local)$/,
  /^deploy-preview-\d+--.*\.netlify\.app$/,
  /-git-.*\.vercel\.app$/,
];

/** Where a preview is on its host: `/pr-preview/pr-7/`. */
const previewFolder = /^(?:\/[\w.-]+)?\/pr-preview\/pr-\d+(?=\/|$)/;

/**
 * The path that an address leads to on this site, if only its author or a reviewer can open it:
 * `/benefits#pilot` for `http://localhost:3000/benefits#pilot`.
 */
export function localPath(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) {
    return undefined;
  }
  const {hostname, pathname, search, hash} = new URL(address);
  const isPreview = previewFolder.test(pathname);
  const path = pathname.replace(previewFolder, '') || '/';
  return isPreview || hosts.some((host) => host.test(hostname)) ? path + search + hash : undefined;
}
