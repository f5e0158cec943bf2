/* Matomo without cookies: https://developer.matomo.org/guides/tracking-javascript-guide */
import {onFormSubmitted, whenSeen} from './moments.ts';

/** The address of the server, with a slash at its end, and the number of the site. */
declare const SERVER: string;
declare const SITE_ID: string;

// Until its script has loaded, this list keeps what it is told.
const page = window as unknown as {_paq?: unknown[][]};
const paq = (page._paq ??= []);
paq.push(['disableCookies']);
paq.push(['setTrackerUrl', `${SERVER}matomo.php`]);
paq.push(['setSiteId', SITE_ID]);
whenSeen(() => paq.push(['trackPageView']));
onFormSubmitted(() => paq.push(['trackEvent', 'Form', 'Submitted']));
