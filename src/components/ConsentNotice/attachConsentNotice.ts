import {readConsent, setConsent} from '@sitekit/analytics/consent';
import type {Consent} from '@sitekit/analytics/consent';
import {parts} from '@sitekit/islands/parts';

/**
 * Asks visitors who haven't chosen yet whether their visit may be counted, and again when they press
 * the button in the footer.
 *
 * @returns a function that removes the event handlers
 */
export function attachConsentNotice(root: HTMLElement): () => void {
  const {notice, accept, decline, change} = parts(root, {
    notice: 'section',
    accept: 'button',
    decline: 'button',
    change: 'button',
  });
  const choose = (choice: Consent) => {
    const wasAccepted = readConsent() === 'accepted';
    setConsent(choice);
    notice.hidden = true;
    change.hidden = false;
    change.focus();
    if (wasAccepted && choice === 'declined') {
      // What was started can't be stopped in another way.
      location.reload();
    }
  };
  accept.onclick = () => choose('accepted');
  decline.onclick = () => choose('declined');
  change.onclick = () => {
    notice.hidden = false;
    accept.focus();
  };
  notice.hidden = readConsent() !== undefined;
  change.hidden = !notice.hidden;
  return () => {
    [accept, decline, change].forEach((button) => (button.onclick = null));
  };
}
