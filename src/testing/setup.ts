/// <reference types="@testing-library/jest-dom" />
import {TextDecoder, TextEncoder} from 'node:util';

// What jsdom doesn't support, and what Docusaurus's client adds to the page.
Object.assign(globalThis, {TextEncoder, TextDecoder});
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  Object.assign(window, {docusaurus: {prefetch: jest.fn(), preload: jest.fn()}});
  HTMLElement.prototype.hidePopover = jest.fn();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  // Testing Library only removes what it renders, so this removes the islands' HTML.
  afterEach(() => {
    document.body.replaceChildren();
  });
}
