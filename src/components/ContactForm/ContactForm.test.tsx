import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, field, labels, send} from '../../testing/contactForm';
import {bothWaysAttached, showAttachedIsland} from '../../testing/islands';
import ContactForm from '.';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

const required = {Name: 'Ada', 'E-mail': 'ada@example.com'};
const everything = {
  ...required,
  Phone: '555',
  Department: 'Sales',
  Message: 'Hello',
  'Preferred date': '2031-06-16',
  'Preferred time': '10:30',
};

it("doesn't change when its script starts", () => {
  const {htmlBefore, island} = showAttachedIsland('ContactForm', <ContactForm {...contactForm} />);

  expect(island.innerHTML).toBe(htmlBefore);
  expect(document.body).toHaveFocus();
});

describe.each(bothWaysAttached('ContactForm', ContactForm))('the form, %s', (_way, show) => {
  beforeEach(() => {
    // It gives the page a clipboard.
    userEvent.setup();
    show(contactForm);
  });
  afterEach(() => {
    jest.clearAllMocks();
  });

  it('has fields that the browser can fill in, and keeps what they contain out of the URL', () => {
    const form = field('Name').form as HTMLFormElement;
    expect(form).toHaveAttribute('method', 'dialog');
    const controls = Array.from(form.elements).slice(0, -1);
    expect(controls).toEqual(Object.values(labels).map(field));
    const attributes = ['name', 'type', 'autocomplete', 'required'];
    expect(controls.map((control) => attributes.map((name) => control.getAttribute(name)))).toEqual(
      [
        ['name', null, 'name', ''],
        ['email', 'email', 'email', ''],
        ['phone', 'tel', 'tel', null],
        ['department', null, null, null],
        ['message', null, null, null],
        ['preferredDate', 'date', null, null],
        ['preferredTime', 'time', null, null],
      ],
    );
  });

  it('says whom to write to without JavaScript', () => {
    expect(document.querySelector('.notice')).toHaveTextContent(
      'Please write to info@example.com.',
    );
  });

  it.each([
    ['a name', {...required, Name: ' {Backspace}'}],
    ['an e-mail address', {Name: 'Ada'}],
    ['a valid e-mail address', {...required, 'E-mail': 'ada'}],
  ])('is not submitted without %s', async (_what, values) => {
    await send(values);

    expect(log).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', {name: 'Schedule a Meeting'})).toBeVisible();
  });

  it('logs its values once, and thanks', async () => {
    await send(everything);

    const values = {
      name: 'Ada',
      email: 'ada@example.com',
      phone: '555',
      department: 'Sales',
      message: 'Hello',
      preferredDate: '2031-06-16',
      preferredTime: '10:30',
    };
    expect(log.mock.calls).toEqual([['Contact form:', values]]);
    expect(screen.getByRole('heading', {level: 2, name: 'Thank You!'})).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('logs its values once when it is submitted twice in the same tick', async () => {
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(field('E-mail'), 'ada@example.com');
    await act(() => {
      field('Name').form?.requestSubmit();
      field('Name').form?.requestSubmit();
      return Promise.resolve();
    });

    expect(log).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('heading', {name: 'Thank You!'})).toBeVisible();
  });

  it('reappears for another message with only the visitor’s details', async () => {
    await send(everything);
    await press('Send Another Message');

    expect(screen.getByRole('heading', {name: 'Schedule a Meeting'})).toHaveFocus();
    const values = Object.values(labels).map((label) => field(label).value);
    expect(values).toEqual(['Ada', 'ada@example.com', '555', 'Sales', '', '', '']);
    await send({Message: 'Hello again'});
    expect(log).toHaveBeenLastCalledWith(
      'Contact form:',
      expect.objectContaining({name: 'Ada', message: 'Hello again', preferredDate: ''}),
    );
  });

  it('offers the message as an e-mail and as a copy', async () => {
    await send({...required, Department: 'Sales'});
    await press('Copy');

    expect(await screen.findByText('Copied.')).toBeVisible();
    const text = 'Name: Ada\nE-mail: ada@example.com\nDepartment: Sales';
    expect(await navigator.clipboard.readText()).toBe(text);
    const {href} = screen.getByRole<HTMLAnchorElement>('link', {name: 'E-mail it'});
    expect(new URL(href).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  });

  it('says when the browser doesn’t allow copying, and forgets it with the next message', async () => {
    await send(required);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press('Copy');
    expect(await screen.findByText('Not copied.')).toBeVisible();

    await press('Send Another Message');
    await send({});
    expect(screen.getByText('Not copied.')).not.toBeVisible();
  });

  it.each([
    ['without a date', {...required, 'Preferred time': '10:30'}],
    ['on a day that has passed', {...required, 'Preferred date': '2020-01-03'}],
  ])('has no meeting to save %s', async (_what, values) => {
    await send(values);

    expect(screen.queryByRole('button', {name: 'Add to calendar'})).toBeNull();
  });

  it('offers the meeting as a calendar file', async () => {
    let saved: HTMLAnchorElement | undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      // oxlint-disable-next-line typescript/no-this-alias -- the link isn't in the page
      saved = this;
    });
    await send(everything);
    await press('Add to calendar');

    expect(saved?.download).toBe('meeting.ics');
    expect(decodeURIComponent(saved?.href ?? '')).toMatch(
      /^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:20310616T143000Z\r\n/,
    );
  });
});
