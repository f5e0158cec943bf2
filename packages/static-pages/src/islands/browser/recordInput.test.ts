import {recordInput} from './recordInput';
import {startWithRetry} from './startWithRetry';

jest.mock('./startWithRetry', () => ({startWithRetry: jest.fn()}));

const get = (id: string) => document.getElementById(id) as HTMLElement;

/** The first of two islands on the page. */
let island: HTMLElement;

beforeAll(() => {
  recordInput();
});
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    '<site-island waiting><form><button id="send">Send</button></form></site-island>' +
    '<site-island waiting><button id="menu">Menu</button></site-island>';
  island = document.body.firstElementChild as HTMLElement;
});

it('asks visitors who leave before a form that they sent has its script, and no one else', () => {
  const isAsked = () =>
    !dispatchEvent(new Event('beforeunload', {cancelable: true, bubbles: false}));
  get('menu').click();
  expect(isAsked()).toBe(false);

  get('send').click();
  expect(isAsked()).toBe(true);

  island.removeAttribute('waiting');
  expect(isAsked()).toBe(false);
});

it.each(['link', 'label'])('leaves a click on a %s to the browser', (id) => {
  island.innerHTML = '<a href="#top"><b id="link">Top</b></a><label><i id="label">Name</i></label>';
  const press = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true});
  get(id).dispatchEvent(press);

  expect(press.defaultPrevented).toBe(false);
  expect(startWithRetry).not.toHaveBeenCalled();
});
