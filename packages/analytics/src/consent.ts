/* Whether a visitor agreed to be counted. Runs in the browser: the site's notice asks and calls this. */

/** The key in the browser's storage. */
const key = 'analytics-consent';

/** Tells this package's script that the visitor agreed on this page. */
export const agreedEvent = 'analyticsagreed';

export type Consent = 'accepted' | 'declined';

/** What the visitor chose, if anything. A browser that stores nothing asks on each page. */
export function readConsent(): Consent | undefined {
  try {
    const choice = localStorage.getItem(key);
    return choice === 'accepted' || choice === 'declined' ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the cookies of Google Analytics, which are set for the host or one of its parent domains. */
export function deleteGoogleCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*/s, ''))
    .filter((name) => name === '_ga' || name.startsWith('_ga_'));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** Remembers what the visitor chose. Starts to count if they agreed, and else deletes the cookies. */
export function setConsent(choice: Consent): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It still holds for this page.
  }
  if (choice === 'accepted') {
    document.dispatchEvent(new Event(agreedEvent));
  } else {
    deleteGoogleCookies();
  }
}
