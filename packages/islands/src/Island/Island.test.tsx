/** @jest-environment node */
import {load} from 'cheerio';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import Island from '.';

const attributesOf = (element: ReactNode) =>
  load(renderToStaticMarkup(element), null, false)('site-island').attr();

it('is an element around its children', () => {
  const html = renderToStaticMarkup(
    <Island name="Menu" when="interaction">
      <nav>Home</nav>
    </Island>,
  );

  expect(html).toBe('<site-island name="Menu" when="interaction"><nav>Home</nav></site-island>');
});

it('starts on load, and replays input only if it is told to', () => {
  expect(attributesOf(<Island name="Menu">Home</Island>)).toEqual({name: 'Menu', when: 'load'});
  expect(
    attributesOf(
      <Island name="Menu" replay>
        Home
      </Island>,
    ),
  ).toHaveProperty('replay', '');
});
