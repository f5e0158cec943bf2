/** @jest-environment node */
import {load} from 'cheerio';
import {checkPage} from './checkPage';
import {Problems} from './Problems';

/** Checks a page with this body, and returns the page. */
function check(body: string, problems: Problems, ignored: string[] = []) {
  const $ = load(body);
  checkPage($, {
    page: '/tools',
    baseUrl: '/base/',
    islands: new Map([
      ['Menu', ''],
      ['Form', ''],
    ]),
    ignored,
    problems,
  });
  return $;
}

/** The problems of a page with this body, without the advice. */
function problemsOf(body: string, ignored?: string[]): string[] {
  const problems = new Problems();
  const add = jest.spyOn(problems, 'add');
  check(body, problems, ignored);
  return add.mock.calls.map((call) => call.join(' | '));
}

describe('event handlers', () => {
  it('are problems, in islands too', () => {
    const long = 'A text that goes on for longer than a message should';

    expect(
      problemsOf(
        '<site-island name="Menu"><button data-island-handlers="Menu onClick onKeyDown"> Go ' +
          '</button></site-island>' +
          '<input name="mail" data-island-handlers=" onChange">' +
          '<button aria-label="Close" data-island-handlers="Bar onClick"></button>' +
          `<a data-island-handlers="Bar onClick">${long}</a>`,
      ),
    ).toEqual([
      'handler | Menu: <button> "Go" with onClick, onKeyDown | /tools',
      'handler | <input> "mail" with onChange | /tools',
      'handler | Bar: <button> "Close" with onClick | /tools',
      'handler | Bar: <a> "A text that goes on for longer than a me" with onClick | /tools',
    ]);
  });

  it('are fine in a component that the site works without', () => {
    expect(problemsOf('<b data-island-handlers="Bar onClick"></b>', ['Bar'])).toEqual([]);
  });

  it('leave no attributes', () => {
    const $ = check(
      '<site-island name="Menu"><b data-island-handlers="Bar onClick"></b></site-island>' +
        '<i data-island-handlers="Bar onClick"></i>',
      new Problems(),
    );

    expect([$('b').attr(), $('i').attr()]).toEqual([{}, {}]);
  });
});

it('reports an unknown island', () => {
  expect(problemsOf('<site-island name="Mneu"></site-island>')).toEqual([
    `island | "Mneu": Mneu.island.ts doesn't exist. Existing islands: Menu, Form. | /tools`,
  ]);
});

it('reports a file in the folder of scripts, but no scripts', () => {
  expect(
    problemsOf(
      '<img src="/base/assets/js/a.svg"><a href="/base/assets/js/b.pdf"></a><img src="/base/c.svg">' +
        '<script src="/base/assets/js/main.js"></script>' +
        '<link rel="preload" href="/base/assets/js/main.js">',
    ),
  ).toEqual(['file | /base/assets/js/a.svg | /tools', 'file | /base/assets/js/b.pdf | /tools']);
});
