import {agreedEvent, readConsent} from '../consent.ts';

/** Runs something when a visitor sees the page: it may have been rendered before they follow a link. */
export function whenSeen(act: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', act, {once: true});
  } else {
    act();
  }
}

/** Runs something when the visitor agrees, or at once if they have agreed before. */
export function whenAgreed(act: () => void): void {
  if (readConsent() === 'accepted') {
    act();
  } else {
    document.addEventListener(agreedEvent, act, {once: true});
  }
}

/** Runs something for each form that was accepted, about which the site dispatches an event. */
export const onFormSubmitted = (act: () => void): void => addEventListener('formsubmitted', act);

/** Adds a script to the page. */
export function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), {async: true, src}));
}
