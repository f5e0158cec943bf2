import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';

// What jsdom has not got yet, and what Docusaurus's own client puts on the page.
Object.assign(globalThis, {TextEncoder, TextDecoder});
if (typeof window !== 'undefined') {
  Object.assign(window, {docusaurus: {prefetch: jest.fn(), preload: jest.fn()}});
  HTMLElement.prototype.hidePopover = jest.fn();
  // An island that ships leaves its HTML behind; what Testing Library renders, it takes away.
  afterEach(() => {
    document.body.replaceChildren();
  });
}
