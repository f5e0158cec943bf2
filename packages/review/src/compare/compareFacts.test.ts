/** @jest-environment node */
import type {PageCapture} from '../capture/PageCapture';
import {compareLists, compareValues} from './compareFacts';
import type {TextChange} from './compareTexts';

const page = (more: Partial<PageCapture> = {}): PageCapture => ({
  path: '/',
  title: 'Home',
  description: '',
  canonical: '',
  sharedImage: '',
  weight: {html: 1000, css: 1000, js: 4000},
  headings: [],
  links: [],
  images: [],
  labels: [],
  texts: {phone: [], desktop: []},
  withoutJavaScript: [],
  styles: [],
  pointerLooks: [],
  violations: [],
  problems: {errors: [], failedRequests: []},
  layoutShift: 0,
  uses: {phone: {uses: [], unreached: []}, desktop: {uses: [], unreached: []}},
  screenshots: {phone: '', desktop: ''},
  mainRows: {phone: {top: 0, height: 0}, desktop: {top: 0, height: 0}},
  ...more,
});

const values = (before: Partial<PageCapture>, after: Partial<PageCapture>) =>
  compareValues(page(before), page(after));
const lists = (before: Partial<PageCapture>, after: Partial<PageCapture>) =>
  compareLists(page(before), page(after), []);

it('finds errors in the console and failed requests', () => {
  const problems = {errors: ['x is not defined'], failedRequests: ['/logo.svg']};

  expect(lists({}, {problems})).toEqual([
    {what: 'errors in the browser’s console', added: ['x is not defined'], removed: []},
    {what: 'failed requests', added: ['/logo.svg'], removed: []},
  ]);
  expect(lists({problems}, {problems})).toEqual([]);
});

it('finds other styles on hover and focus', () => {
  expect(lists({pointerLooks: ['link on hover: a']}, {pointerLooks: ['link on hover: b']})).toEqual(
    [
      {
        what: 'styles on hover and focus',
        added: ['link on hover: b'],
        removed: ['link on hover: a'],
      },
    ],
  );
});

it('finds a layout shift that visitors notice', () => {
  expect(values({layoutShift: 0.02}, {layoutShift: 0.25})).toEqual([
    {field: 'layoutShift', what: 'layout shift while loading', before: '0.02', after: '0.25'},
  ]);
  expect(values({layoutShift: 0.02}, {layoutShift: 0.09})).toEqual([]);
  expect(values({layoutShift: 0.2}, {layoutShift: 0.25})).toEqual([]);
});

it('finds scripts that weigh more or less', () => {
  const weighs = (js: number) => ({weight: {html: 1000, css: 1000, js}});

  expect(values(weighs(4000), weighs(4600))).toEqual([
    {field: 'scripts', what: 'size of the scripts', before: '4.0 kB', after: '4.6 kB'},
  ]);
  expect(values(weighs(4000), weighs(4400))).toEqual([]);
});

it('lists labels that changed with a text only as that text', () => {
  const labels = (heading: string, menu = 'Menu') => ({
    labels: [`h2: ${heading}`, `button: Copy link to “${heading}”`, `button: ${menu}`],
  });
  const texts: TextChange[] = [
    {
      kind: 'edited',
      area: 'main',
      section: '',
      isHeading: true,
      runs: [
        {kind: 'same', text: 'Our '},
        {kind: 'removed', text: 'plan'},
        {kind: 'added', text: 'goal'},
      ],
    },
  ];

  expect(compareLists(page(labels('Our plan')), page(labels('Our goal')), texts)).toEqual([]);
  expect(
    compareLists(page(labels('Our plan')), page(labels('Our goal', 'Pages')), texts),
  ).toMatchObject([{added: ['button: Pages'], removed: ['button: Menu']}]);
});
