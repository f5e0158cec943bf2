/* Matomo without cookies: https://developer.matomo.org/guides/tracking-javascript-guide */
import {onFormSubmitted, whenSeen} from './moments.ts';

/** The address of the server, with a slash at its end, and the number of the site. */
declare const SERVER: string;
declare const SITE_ID: string;

const page = window as unknown as {_paq?: {push(command: string[]): void}};
// Until its script has loaded and replaces it, a list keeps what Matomo is told.
page._paq ??= [] as string[][];
const tell = (...command: string[]) => page._paq?.push(command);

tell('disableCookies');
tell('setTrackerUrl', `${SERVER}matomo.php`);
tell('setSiteId', SITE_ID);
whenSeen(() => tell('trackPageView'));
onFormSubmitted(() => tell('trackEvent', 'Form', 'Submitted'));
