import {recordInput} from './recordInput';
import {startWithRetry} from './startWithRetry';

jest.mock('./startWithRetry', () => ({startWithRetry: jest.fn()}));

type WithEvents = HTMLElement & {events?: Event[]};

const html =
  '<form><input id="name"><input id="news" type="checkbox"><textarea id="note"></textarea>' +
  '<button id="send">Send</button></form>';

const get = (id: string) => document.getElementById(id) as HTMLInputElement;

function type(id: string, value: string) {
  get(id).value = value;
  get(id).dispatchEvent(new Event('input', {bubbles: true}));
}

/** The first of two islands on the page. */
let island: WithEvents;

beforeAll(() => {
  recordInput();
});
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML =
    `<site-island waiting>${html}</site-island>` +
    '<site-island waiting id="other"><button id="menu">Menu</button></site-island>' +
    '<site-island><button id="started">Menu</button></site-island>';
  island = document.body.firstElementChild as WithEvents;
});

it('remembers keys and submits in order, and leaves it to the island to read its fields', () => {
  type('name', 'A');
  get('news').click();
  get('note').dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
  get('send').click();

  const events = island.events?.map((event) => [event.type, (event.target as Element).id]);
  expect(events).toEqual([
    ['keydown', 'note'],
    ['click', 'send'],
  ]);
  expect(get('name').value).toBe('A');
  expect(startWithRetry).toHaveBeenCalledWith(island);
});

it('shows a press at once, prevents what it would do, and starts only its own island', () => {
  const press = new MouseEvent('click', {bubbles: true, cancelable: true});
  get('send').dispatchEvent(press);
  get('started').click();

  expect(press.defaultPrevented).toBe(true);
  expect(island).toHaveAttribute('waiting', 'pressed');
  expect(get('other')).toHaveAttribute('waiting', '');
  expect(jest.mocked(startWithRetry).mock.calls).toEqual([[island]]);
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
