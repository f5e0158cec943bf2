/**
 * @jest-environment-options {"url": "https://www.company.example/"}
 */
import {setConsent} from '../consent';

/** What services put on `window`. */
type Page = {
  plausible?: ((event: string) => void) & {q: unknown[][]};
  _paq?: unknown[][];
  dataLayer?: IArguments[];
};
const page = window as unknown as Page;

/** Runs the script of a service, as a page does. */
function run(service: string): void {
  jest.isolateModules(() => {
    jest.requireActual(`./${service}.ts`);
  });
}

/** Ends the work of the browser that renders a page before its visitor opens it. */
function prerender(isPrerendering: boolean): void {
  Object.assign(document, {prerendering: isPrerendering});
  if (!isPrerendering) {
    document.dispatchEvent(new Event('prerenderingchange'));
  }
}

const submitForm = () => window.dispatchEvent(new Event('formsubmitted'));
const scripts = () => Array.from(document.querySelectorAll('script'), ({src}) => src);
/** What Google Analytics was told, without times. */
const commands = () =>
  (page.dataLayer ?? []).map((entry) =>
    Array.from(entry as ArrayLike<unknown>).filter((value) => typeof value === 'string'),
  );
const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  Object.assign(window, {
    plausible: undefined,
    _paq: undefined,
    dataLayer: undefined,
    SERVER: 'https://stats.example.com/',
    SITE_ID: '7',
    ID: 'G-ABC1234567',
  });
  prerender(false);
});

it('Plausible counts a page when it is seen, and a form without its values', () => {
  prerender(true);
  run('plausible');
  expect(page.plausible?.q).toEqual([]);
  prerender(false);
  submitForm();
  expect(page.plausible?.q).toEqual([['pageview'], ['Form submitted']]);
  expect(document.cookie).toBe('');
});

it('Matomo turns its cookies off before it counts a page that is seen', () => {
  prerender(true);
  run('matomo');
  const settings = [
    ['disableCookies'],
    ['setTrackerUrl', 'https://stats.example.com/matomo.php'],
    ['setSiteId', '7'],
  ];
  expect(page._paq).toEqual(settings);
  prerender(false);
  submitForm();
  expect(page._paq).toEqual([...settings, ['trackPageView'], ['trackEvent', 'Form', 'Submitted']]);
});

describe('Google Analytics', () => {
  const counted = [['js'], ['config', 'G-ABC1234567']];
  const script = 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567';

  it('loads and stores nothing until the visitor agrees', () => {
    run('google-analytics');
    submitForm();
    expect(scripts()).toEqual([]);
    expect(page.dataLayer).toBeUndefined();

    setConsent('accepted');
    expect(scripts()).toEqual([script]);
    expect(commands()).toEqual(counted);
    submitForm();
    expect(commands()).toEqual([...counted, ['event', 'form_submitted']]);
  });

  it('counts at once on later pages, when they are seen', () => {
    setConsent('accepted');
    prerender(true);
    run('google-analytics');
    expect(scripts()).toEqual([]);
    prerender(false);
    expect(scripts()).toEqual([script]);
    expect(commands()).toEqual(counted);
  });

  it('never loads after the visitor declined', () => {
    setConsent('declined');
    run('google-analytics');
    expect(scripts()).toEqual([]);
    expect(page.dataLayer).toBeUndefined();
  });
});

describe('when consent is withdrawn', () => {
  const setCookies = () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_ABC1234567=GS1.1.1; path=/';
    document.cookie = '_gallery=3; path=/';
  };
  afterEach(() => {
    document.cookie = '_gallery=; path=/; max-age=0';
  });

  it('deletes the cookies of Google Analytics and no others', () => {
    setConsent('accepted');
    setCookies();
    setConsent('declined');
    expect(cookieNames()).toEqual(['_gallery']);
  });

  it('deletes those that were set while the page was left', () => {
    setConsent('declined');
    setCookies();
    run('google-analytics');
    expect(cookieNames()).toEqual(['_gallery']);
  });

  it('deletes them for the host and its parent domains', () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    const write = jest.spyOn(document, 'cookie', 'set');
    setConsent('declined');
    expect(write.mock.calls.flat()).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; max-age=0; domain=www.company.example',
      '_ga=; path=/; max-age=0; domain=company.example',
      '_ga=; path=/; max-age=0; domain=example',
    ]);
    write.mockRestore();
  });
});
