import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, send} from '../../testing/contactForm';
import {bothWaysAttached} from '../../testing/islands';
import ContactForm from '.';

const required = {Name: 'Ada', 'E-mail': 'ada@example.com'};

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(bothWaysAttached('ContactForm', ContactForm))('a sent message, %s', (_way, show) => {
  beforeEach(() => {
    // It gives the page a clipboard.
    userEvent.setup();
    show(contactForm);
  });

  it('can be opened as an e-mail', async () => {
    await send({...required, Department: 'Sales'});

    const {href} = screen.getByRole<HTMLAnchorElement>('link', {name: 'E-mail it'});
    expect(new URL(href).searchParams.get('body')).toBe(
      'Name: Ada\r\nE-mail: ada@example.com\r\nDepartment: Sales',
    );
  });

  it('can be copied', async () => {
    await send(required);
    await userEvent.click(screen.getByRole('button', {name: 'Copy'}));

    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Name: Ada\nE-mail: ada@example.com');
  });

  it('says when the browser doesn’t allow copying, and forgets it with the next message', async () => {
    await send(required);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(screen.getByRole('button', {name: 'Copy'}));
    expect(await screen.findByText('Not copied.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', {name: 'Send Another Message'}));
    await send({});
    expect(screen.getByText('Not copied.')).not.toBeVisible();
  });

  it('has no meeting without a date', async () => {
    await send({...required, 'Preferred time': '10:30'});

    expect(screen.queryByRole('button', {name: 'Add to calendar'})).toBeNull();
  });

  it('has no meeting on a day that has passed', async () => {
    await send({...required, 'Preferred date': '2020-01-03'});

    expect(screen.queryByRole('button', {name: 'Add to calendar'})).toBeNull();
  });

  it('has a meeting with a date', async () => {
    let saved: HTMLAnchorElement | undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      // oxlint-disable-next-line typescript/no-this-alias -- the link isn't in the page
      saved = this;
    });
    await send({...required, 'Preferred date': '2031-06-16', 'Preferred time': '10:30'});
    await userEvent.click(screen.getByRole('button', {name: 'Add to calendar'}));

    expect(saved?.download).toBe('meeting.ics');
    expect(decodeURIComponent(saved?.href ?? '')).toMatch(
      /^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:20310616T143000Z\r\n/,
    );
  });
});
