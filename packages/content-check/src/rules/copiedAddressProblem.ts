import type {DiagnosticDetails} from '../SourceFile';

/** Parameters that only say who sent a visitor. */
const trackingParameter =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs\w+|mkt_tok|vero_id|ref_src)$/i;

/** Services that send visitors on, and the parameter with the address they send them to. */
const redirects: [host: RegExp, parameter: string][] = [
  [/(^|\.)google\.[a-z.]+$/, 'q'],
  [/(^|\.)google\.[a-z.]+$/, 'url'],
  [/^lm?\.(facebook|instagram)\.com$/, 'u'],
  [/(^|\.)safelinks\.protection\.outlook\.com$/, 'url'],
  [/(^|\.)urldefense(\.proofpoint)?\.com$/, 'u'],
  [/(^|\.)linkedin\.com$/, 'url'],
];

const redirectPath = /^\/(url|l\.php|redir\/redirect|v\d\/|safety\/go)?/;

const local =
  /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)$|\.(local|internal|test)$/;
const testVersion = /(^|[.-])(staging|stage|stg|uat|qa|dev|preprod|sandbox)[.-]/;

/** Services whose pages most visitors can't open, because they aren't signed in or not invited. */
const needsAccount =
  /^(docs|drive|calendar)\.google\.com$|(^|\.)(sharepoint\.com|notion\.so|atlassian\.net|slack\.com|onedrive\.live\.com)$/;

function redirectTarget({hostname, pathname, searchParams}: URL): string | undefined {
  return redirects
    .filter(([host]) => host.test(hostname) && redirectPath.test(pathname))
    .map(([, parameter]) => searchParams.get(parameter) ?? '')
    .find((target) => /^https?:\/\//.test(target));
}

/** The address without its tracking parameters; undefined when it has none. */
function withoutTracking(address: URL): string | undefined {
  const names = Array.from(address.searchParams.keys()).filter((name) =>
    trackingParameter.test(name),
  );
  const clean = new URL(address);
  names.forEach((name) => clean.searchParams.delete(name));
  return names.length > 0 ? clean.href : undefined;
}

/** The problem with an address that was copied from a mail, a local server or a search result. */
export function copiedAddressProblem(address: URL): DiagnosticDetails | undefined {
  const {hostname} = address;
  if (local.test(hostname)) {
    return {
      message: `${address.href} only works on someone's own computer or network.`,
      hint: 'Write the address of the published page.',
    };
  }
  const target = redirectTarget(address);
  if (target) {
    return {
      message: `This address goes through ${hostname}.`,
      hint: `Write the address it leads to: ${target}`,
    };
  }
  const clean = withoutTracking(address);
  if (clean) {
    return {
      severity: 'warning',
      message: 'This address contains tracking parameters.',
      hint: `Unless that is on purpose, write ${clean}`,
    };
  }
  if (needsAccount.test(hostname)) {
    return {
      severity: 'warning',
      message: `Visitors may have to sign in to open this page of ${hostname}.`,
      hint: 'Try it in a private window. If it asks you to sign in, link to a public page instead.',
    };
  }
  return testVersion.test(hostname)
    ? {
        severity: 'warning',
        message: `${hostname} looks like a test version of a site.`,
        hint: 'Write the address of the public site.',
      }
    : undefined;
}
