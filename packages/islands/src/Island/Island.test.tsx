/** @jest-environment node */
import {renderToStaticMarkup} from 'react-dom/server';
import Island from '.';

it('is an element around its children, which starts with the page unless told otherwise', () => {
  const islands = (
    <>
      <Island name="Menu" when="interaction">
        <nav>Home</nav>
      </Island>
      <Island name="Form">Send</Island>
    </>
  );

  expect(renderToStaticMarkup(islands)).toBe(
    '<site-island name="Menu" when="interaction"><nav>Home</nav></site-island>' +
      '<site-island name="Form" when="load">Send</site-island>',
  );
});
