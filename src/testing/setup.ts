/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react';
import {TextDecoder, TextEncoder} from 'node:util';

// What jsdom doesn't support, and what Docusaurus's client adds to the page.
Object.assign(globalThis, {TextEncoder, TextDecoder});
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // Something may take long to appear on a busy machine.
  jest
    .requireActual<typeof TestingLibrary>('@testing-library/react')
    .configure({asyncUtilTimeout: 30_000});
  Object.assign(window, {docusaurus: {prefetch: jest.fn(), preload: jest.fn()}});
  HTMLElement.prototype.hidePopover = jest.fn();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  // Testing Library only removes what it renders, so this removes the islands' HTML.
  afterEach(() => {
    document.body.replaceChildren();
  });
}
