import type {ComponentType} from 'react';
import {hydrateComponent} from './hydrateComponent';
import {jsx, jsxs} from './jsx-runtime';
import {useState} from './react';
import {recordInput} from './recordInput';
import {readSteps, replay} from './replayInput';
import {startWithRetry} from './startWithRetry';

jest.mock('./startWithRetry', () => ({startWithRetry: jest.fn()}));

type WithEvents = HTMLElement & {events?: Event[]};

const seen: unknown[] = [];

/** Two controlled fields in one state, as in a typical form, and a button that counts. */
function Form() {
  const [values, setValues] = useState({name: '', news: false, note: ''});
  const [count, setCount] = useState(0);
  const set = (key: string) => (event: {target: HTMLInputElement}) => {
    seen.push(key);
    const {type, checked, value} = event.target;
    setValues({...values, [key]: type === 'checkbox' ? checked : value});
  };
  return jsxs('form', {
    onSubmit: (event: Event) => {
      event.preventDefault();
      seen.push(values);
    },
    onKeyDown: ({key}: KeyboardEvent) => seen.push(key),
    children: [
      jsx('input', {id: 'name', value: values.name, onInput: set('name')}),
      jsx('input', {id: 'news', type: 'checkbox', checked: values.news, onChange: set('news')}),
      jsx('textarea', {id: 'note', value: values.note, onInput: set('note')}),
      jsx('button', {
        id: 'count',
        type: 'button',
        onClick: () => setCount(count + 1),
        children: jsx('b', {id: 'number', children: count}),
      }),
      jsx('button', {id: 'send', children: 'Send'}),
    ],
  });
}

const html =
  '<form><input id="name"><input id="news" type="checkbox"><textarea id="note"></textarea>' +
  '<button id="count" type="button"><b id="number">0</b></button><button id="send">Send</button></form>';

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
  seen.length = 0;
  document.body.innerHTML =
    `<site-island waiting props="{}">${html}</site-island>` +
    '<site-island waiting id="other"><button id="menu">Menu</button></site-island>' +
    '<site-island><button id="started">Menu</button></site-island>';
  island = document.body.firstElementChild as WithEvents;
});

async function start() {
  island.removeAttribute('waiting');
  const steps = readSteps(island.events ?? []);
  hydrateComponent(Form as unknown as ComponentType)(island, {});
  await replay(steps);
}

it('replays presses one after the other, as if the component had been there', async () => {
  get('number').click();
  get('count').click();
  get('number').click();
  expect(jest.mocked(startWithRetry).mock.calls).toEqual([[island], [island], [island]]);

  await start();

  expect(get('number').textContent).toBe('3');
  expect(startWithRetry).toHaveBeenCalledTimes(3);
});

it('keeps what was typed and gives it to the component, before a submit', async () => {
  type('name', 'A');
  type('name', 'Ada');
  get('news').click();
  type('note', 'Hello');
  get('note').dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
  get('send').click();
  expect(seen).toEqual([]);

  await start();

  const values = {name: 'Ada', news: true, note: 'Hello'};
  expect(seen).toEqual(['name', 'name', 'news', 'note', 'Tab', values]);
  expect([get('name').value, get('news').checked, get('note').value]).toEqual(
    Object.values(values),
  );
});

it('shows a press at once, and prevents what it would do', () => {
  const press = new MouseEvent('click', {bubbles: true, cancelable: true});
  get('send').dispatchEvent(press);

  expect(press.defaultPrevented).toBe(true);
  expect(island).toHaveAttribute('waiting', 'pressed');
  expect(get('other')).toHaveAttribute('waiting', '');
});

it('leaves links and labels to the browser', () => {
  island.innerHTML = '<a href="#top"><b id="link">Top</b></a><label><i id="label">Name</i></label>';
  const ids = ['link', 'label'];
  const presses = ids.map((id) => {
    const press = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true});
    get(id).dispatchEvent(press);
    return press.defaultPrevented;
  });

  expect(presses).toEqual([false, false]);
  expect(startWithRetry).not.toHaveBeenCalled();
});

it('only starts the island of the event, and none that has started', () => {
  get('menu').click();
  get('started').click();

  expect(jest.mocked(startWithRetry).mock.calls).toEqual([[get('other')]]);
  expect(island.events).toBeUndefined();
});
