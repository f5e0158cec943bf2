/** @jest-environment node */
import {load} from 'cheerio';
import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import Island from '.';

const island = (element: ReactNode) =>
  load(renderToStaticMarkup(element), null, false)('*').first();

function Greeting({name}: {name: string}): ReactNode {
  return <p>Hello, {name}!</p>;
}

describe('an island with a component', () => {
  const html = island(
    <Island name="Greeting" when="visible" component={Greeting} props={{name: '"Ada" & <Bob>'}} />,
  );

  it('is rendered with its props', () => {
    expect(html.children('p').text()).toBe('Hello, "Ada" & <Bob>!');
  });

  it('has its name, start and props as attributes', () => {
    const {props = '', ...attributes} = html.attr() ?? {};

    expect(html.prop('tagName')).toBe('SITE-ISLAND');
    expect(attributes).toEqual({name: 'Greeting', when: 'visible', replay: ''});
    expect(JSON.parse(props)).toEqual({name: '"Ada" & <Bob>'});
  });
});

describe('an island with children', () => {
  const html = island(
    <Island name="Menu" when="interaction">
      <nav>Home</nav>
    </Island>,
  );

  it('contains its children and has no props', () => {
    expect(html.html()).toBe('<nav>Home</nav>');
    expect(html.attr()).toEqual({name: 'Menu', when: 'interaction'});
  });
});

it('replays input if it is told to', () => {
  expect(
    island(
      <Island name="Menu" replay>
        Home
      </Island>,
    ).attr('replay'),
  ).toBe('');
});

it('starts on load by default', () => {
  expect(island(<Island name="Menu">Home</Island>).attr('when')).toBe('load');
});

describe('props', () => {
  const Chart: ComponentType<object> = () => null;
  const render = (props: object) =>
    renderToStaticMarkup(<Island name="Chart" component={Chart} props={props} />);
  const shared = {label: 'a'};
  const loop: {next: {back?: unknown}} = {next: {}};
  loop.next.back = loop;

  it.each<[string, unknown]>([
    ['strings', 'a'],
    ['numbers', [0, -1.5]],
    ['booleans', [true, false]],
    ['null', null],
    ['arrays and objects', [{a: [{b: 'c'}]}, []]],
    ['objects without a prototype', Object.assign(Object.create(null) as object, {a: 1})],
    ['the same object twice', [shared, shared]],
  ])('can be %s', (_what, data) => {
    const attribute = load(render({data}))('site-island').attr('props') ?? '';

    expect(JSON.parse(attribute)).toEqual({data});
  });

  it('are dropped when undefined', () => {
    expect(render({a: undefined, b: 1})).toContain('props="{&quot;b&quot;:1}"');
  });

  it.each<[string, object, string, string]>([
    ['a function', {format: String}, 'format', 'a function'],
    ['a symbol', {id: Symbol('id')}, 'id', 'a symbol'],
    ["a number that JSON can't express", {most: NaN}, 'most', 'NaN'],
    ['an infinite number', {most: -Infinity}, 'most', '-Infinity'],
    ['a big integer', {most: 1n}, 'most', 'a bigint'],
    ['a date', {from: new Date(0)}, 'from', 'an instance of Date'],
    ['a map', {tools: new Map()}, 'tools', 'an instance of Map'],
    ['an object of a class', {url: new URL('https://a.example')}, 'url', 'an instance of URL'],
    ['a React element', {title: <b>Tools</b>}, 'title', 'a React element'],
    ['a gap in a list', {names: ['a', undefined]}, 'names[1]', 'undefined'],
    ['a gap in an object', {sizes: {min: undefined}}, 'sizes.min', 'undefined'],
    ['a nested function', {a: [{b: {c: [() => 1]}}]}, 'a[0].b.c[0]', 'a function'],
    ['circular', {loop}, 'loop.next.back', 'part of itself'],
  ])("can't be %s", (_what, props, path, what) => {
    expect(() => render(props)).toThrow(
      new Error(
        `The prop "${path}" of <Island name="Chart"> can't be passed to the browser: it is ` +
          `${what}. Props of an island are written into the page as JSON, so they can only contain ` +
          'strings, finite numbers, booleans, null, arrays and plain objects.',
      ),
    );
  });
});
