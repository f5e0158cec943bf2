import {fireEvent} from '@testing-library/react';

const prefetched = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), ({href}) => href);

const hover = (...ids: string[]) => {
  for (const id of ids) {
    fireEvent.pointerOver(document.getElementById(id) as HTMLElement);
  }
};

beforeAll(() => {
  Object.assign(globalThis, {BASE_URL: '/preview/7/'});
  jest.requireActual('./prefetch');
});
beforeEach(() => {
  document.body.innerHTML =
    '<p id="text">Text</p>' +
    '<a id="tools" href="/preview/7/tools#editors">All <b id="inside">tools</b></a>' +
    '<a id="again" href="/preview/7/tools">Tools</a>' +
    '<a id="here" href="#top">Up</a>' +
    '<a id="tab" href="/preview/7/benefits" target="_blank">In a new tab</a>' +
    '<a id="file" href="/preview/7/report.pdf">A file</a>' +
    '<a id="download" href="/preview/7/process" download>To keep</a>' +
    '<a id="above" href="/preview/8/tools">Above the base URL</a>' +
    '<a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>';
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('ignores text, files, other sites, what is outside of the base URL, links to the same page and links that open a new tab', () => {
  hover('text', 'here', 'tab', 'file', 'download', 'above', 'elsewhere');

  expect(prefetched()).toEqual([]);
});

it('prefetches the page of a link, only once', () => {
  hover('inside', 'text', 'tools', 'again');

  expect(prefetched()).toEqual([`${location.origin}/preview/7/tools`]);
});
