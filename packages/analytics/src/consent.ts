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

/** Remembers what the visitor chose, and starts to count if they agreed. */
export function setConsent(choice: Consent): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It still holds for this page.
  }
  if (choice === 'accepted') {
    document.dispatchEvent(new Event(agreedEvent));
  }
}
