/* Google Analytics 4: https://developers.google.com/tag-platform/gtagjs */
import {deleteGoogleCookies, readConsent} from '../consent.ts';
import {loadScript, onFormSubmitted, whenAgreed, whenSeen} from './moments.ts';

/** `G-…` */
declare const ID: string;

// The page on which the visitor withdrew their consent may have set cookies while it was left.
if (readConsent() === 'declined') {
  deleteGoogleCookies();
}
whenAgreed(() => {
  whenSeen(() => {
    const page = window as unknown as {dataLayer?: unknown[]};
    const dataLayer = (page.dataLayer ??= []);
    // Google's script tells commands from other entries by their type: they are `arguments`.
    const gtag = function () {
      dataLayer.push(arguments);
    } as (...command: unknown[]) => void;
    gtag('js', new Date());
    gtag('config', ID);
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
    onFormSubmitted(() => {
      gtag('event', 'form_submitted');
    });
  });
});
