type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the site will be published, if the host of the build says so: `SITE_URL` in our workflows,
 * where it comes from GitHub, and `URL` on Netlify:
 * https://docs.netlify.com/build/configure-builds/environment-variables/
 */
export const siteUrlOfHost = (environment: Environment): string | undefined =>
  environment.SITE_URL ||
  (environment.NETLIFY === 'true' ? environment.URL : undefined) ||
  undefined;

/** Whether a URL is only an example: its host is reserved by RFC 2606. */
export const isExampleUrl = (url: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(new URL(url).hostname);
