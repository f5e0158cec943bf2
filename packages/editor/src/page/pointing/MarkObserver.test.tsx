import {act} from '@testing-library/react';
import {createRoot} from 'react-dom/client';
import type {ReactNode} from 'react';
import {mark} from '../../source-map/marks';
import {MarkObserver} from './MarkObserver';

const observer = new MarkObserver(document);
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

const show = async (page: ReactNode) => {
  act(() => root.render(page));
  await act(() => Promise.resolve());
};

/** What the observer knows, by the text or the name of the element. */
const known = () =>
  Array.from(observer.nodes, (node) => [
    node.nodeValue ?? (node as Element).localName,
    observer.fieldIdsOf(node),
  ]);

it('removes marks from texts and attributes, and remembers which fields they show', async () => {
  await show(
    <>
      <p>
        {mark('Ship ', 3)}
        <strong>{mark('demos', 3)}</strong> {mark('12', 4) + ' of ' + mark('20', 5)}
      </p>
      <img alt={mark('A team', 6)} title={mark('Us', 7)} />
    </>,
  );

  expect(document.body.innerHTML).toBe(
    '<div><p>Ship <strong>demos</strong> 12 of 20</p><img alt="A team" title="Us"></div>',
  );
  expect(known()).toEqual([
    ['Ship ', [3]],
    ['demos', [3]],
    ['12 of 20', [4, 5]],
    ['img', [6, 7]],
  ]);
});

it('reads what was in the document before it, and the title of the page', async () => {
  document.title = mark('Benefits', 1);
  const later = new MarkObserver(document);
  expect(document.title).toBe('Benefits');
  expect(later.nodes).toHaveLength(1);

  document.title = mark('Process', 2);
  await act(() => Promise.resolve());
  expect(document.title).toBe('Process');
  document.title = '';
});

it('follows texts that React changes, and forgets those that have no mark anymore', async () => {
  const page = (text: string, label: string) => <p aria-label={label}>{text}</p>;
  await show(page(mark('Old', 1), mark('Label', 2)));
  const paragraph = document.querySelector('p');
  await show(page(mark('New', 3), mark('Label', 4)));

  expect(document.querySelector('p')).toBe(paragraph);
  expect(paragraph).toHaveTextContent(/^New$/);
  expect(known()).toEqual([
    ['p', [4]],
    ['New', [3]],
  ]);

  await show(page('New', 'Label'));
  expect(known()).toEqual([]);
});

it('keeps the fields of a form clean', async () => {
  await show(<input type="hidden" defaultValue={mark('Ann', 1)} placeholder={mark('Name', 2)} />);

  const input = document.querySelector('input');
  expect([input?.value, input?.placeholder]).toEqual(['Ann', 'Name']);
});

it('forgets what is removed, and remembers it when the same nodes come back', async () => {
  await show(<p>{mark('Text', 1)}</p>);
  const [paragraph] = document.getElementsByTagName('p');
  const parent = paragraph?.parentNode;

  paragraph?.remove();
  await act(() => Promise.resolve());
  expect(known()).toEqual([]);

  parent?.append(paragraph ?? '');
  await act(() => Promise.resolve());
  expect(known()).toEqual([['Text', [1]]]);
});
