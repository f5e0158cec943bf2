import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** One of the usual services, with its own identifiers. */
export type AnalyticsOptions = {
  service: 'plausible' | 'matomo' | 'google-analytics';
  /** Plausible: the site as it's called there. */
  domain?: string;
  /** Plausible or Matomo: the address of a server of one's own. */
  url?: string;
  /** Matomo: the number of the site. */
  siteId?: number;
  /** Google Analytics: `G-…`. */
  measurementId?: string;
};

/** What a service adds to the pages. */
export type Service = {
  /** The script in each page. */
  code: string;
  /** The service's own script, as the attributes of a `<script>`. Google Analytics loads its own after consent. */
  script?: Record<string, string | boolean>;
  /** What the content security policy has to allow. */
  policy: {
    /** Addresses, by directive. */
    sources: Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>;
    /** Whether the service's script turns text into scripts, which Trusted Types forbid. */
    needsScriptText: boolean;
  };
};

/** Whether a service may only start when a visitor agreed. */
export const needsConsent = ({service}: AnalyticsOptions): boolean =>
  service === 'google-analytics';

/** The script of a service in `browser/`, with its options filled in. */
function codeOf(service: string, values: Readonly<Record<string, string>>): string {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, `browser/${service}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(define) as Record<string, string>,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

const withSlash = (url: string): string => url.replace(/\/*$/, '/');

/** Google's own list: https://developers.google.com/tag-platform/security/guides/csp */
const googlePolicy: Service['policy'] = {
  sources: {
    'script-src': ['https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
  needsScriptText: true,
};

/** What a site needs for a service. */
export function serviceOf(options: AnalyticsOptions): Service {
  const {
    service,
    domain = '',
    url = 'https://plausible.io',
    siteId = 0,
    measurementId = '',
  } = options;
  const server = withSlash(url);
  const {origin} = new URL(server);
  const policy = {
    sources: {'script-src': [origin], 'connect-src': [origin], 'img-src': [] as string[]},
    needsScriptText: false,
  };
  switch (service) {
    case 'plausible':
      return {
        code: codeOf(service, {}),
        // This one counts when it's told, not when it's loaded.
        script: {src: `${server}js/script.manual.js`, defer: true, 'data-domain': domain},
        policy,
      };
    case 'matomo':
      return {
        code: codeOf(service, {SERVER: server, SITE_ID: String(siteId)}),
        script: {src: `${server}matomo.js`, defer: true},
        // Browsers that can't send in the background request a picture.
        policy: {...policy, sources: {...policy.sources, 'img-src': [origin]}},
      };
    case 'google-analytics':
      return {code: codeOf(service, {ID: measurementId}), policy: googlePolicy};
  }
}
