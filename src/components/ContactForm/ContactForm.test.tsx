import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ContactFieldName} from '../../content/schema';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import ContactForm from '.';

const words = records.uiTexts.contactForm;
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const fetchMock = jest.fn<Promise<unknown>, [string, {body: string}]>();
const accepted = {ok: true, headers: new Headers(), text: () => Promise.resolve('')};
const sentValues = () =>
  fetchMock.mock.calls.map(([, {body}]) => JSON.parse(body) as Record<string, string>);

const required = {name: 'Ada', email: 'ada@example.com'};
const values = {...required, message: 'Hello & welcome'};
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const findThanks = () => screen.findByRole('heading', {name: 'Thank You!'});
const field = (name: ContactFieldName) =>
  document.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** Enters each value into its field, then presses the button. */
async function send(entered: Partial<Record<ContactFieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entered) as [ContactFieldName, string][]) {
    await (name === 'department'
      ? userEvent.selectOptions(field(name), value)
      : userEvent.type(field(name), value));
  }
  await press(words.submit);
}

const show = () =>
  renderInSite(
    <ContactForm
      title="Schedule a Meeting"
      intro="Two fields are required."
      thanksTitle="Thank You!"
      thanksText="We’ll reply."
      sendAnotherLabel="Send Another Message"
    />,
  );

describe('with an endpoint', () => {
  beforeEach(() => {
    fetchMock.mockReset();
    log.mockClear();
    Object.assign(globalThis, {fetch: fetchMock});
    records.site.contact.endpoint = 'https://forms.example.com/1';
    show();
  });

  it('changes nothing while it sends a message', async () => {
    let resolve: (value: unknown) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((done) => (resolve = done)));
    await send(values);
    await userEvent.type(field('message'), ' again');
    await userEvent.selectOptions(field('department'), words.departments[0] ?? '');
    expect(field('message')).toHaveFocus();
    expect(field('message')).toHaveValue('Hello & welcome');
    expect(field('department')).toHaveValue('');
    expect(field('message')).toHaveAttribute('aria-disabled', 'true');

    resolve(accepted);
    expect(await findThanks()).toHaveFocus();
    expect(sentValues()).toMatchObject([{message: 'Hello & welcome', department: ''}]);
    expect(log).not.toHaveBeenCalled();
  });

  it('thanks a robot that fills in the hidden field, without sending or counting it', async () => {
    const count = jest.fn();
    addEventListener('formsubmitted', count, {once: true});
    const hidden = document.querySelector('[name="_gotcha"]') as HTMLInputElement;
    hidden.value = 'https://spam.example';
    await send(required);

    expect(await findThanks()).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(count).not.toHaveBeenCalled();
    removeEventListener('formsubmitted', count);
  });

  it('sends a message again with the same id, and a changed or later one with another', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError());
    fetchMock.mockRejectedValueOnce(new TypeError());
    fetchMock.mockResolvedValue(accepted);
    await send(values);
    await userEvent.click(await screen.findByRole('button', {name: words.delivery.retry}));
    await userEvent.type(field('message'), '!');
    await userEvent.click(await screen.findByRole('button', {name: words.delivery.retry}));
    await findThanks();
    await press('Send Another Message');
    await send({message: 'Hello & welcome!'});
    await findThanks();

    const [first, second, third, fourth] = sentValues();
    expect(second).toEqual(first);
    expect(third).toMatchObject({message: 'Hello & welcome!'});
    expect(third?.id).not.toBe(first?.id);
    expect(fourth).toEqual({...third, id: expect.not.stringMatching(`^${third?.id}$`) as string});
  });
});

describe('without an endpoint', () => {
  beforeEach(() => {
    records.site.contact.endpoint = undefined;
    // It gives the page a clipboard.
    userEvent.setup();
    show();
  });

  it('offers the message as an email and as a copy', async () => {
    const {fields, departments, after} = words;
    const [department = ''] = departments;
    await send({...required, department});
    await press(after.copy);

    expect(await screen.findByText(after.copied)).toBeVisible();
    const text = `${fields.name}: Ada\n${fields.email}: ada@example.com\n${fields.department}: ${department}`;
    expect(await navigator.clipboard.readText()).toBe(text);
    const {href} = screen.getByRole<HTMLAnchorElement>('link', {name: after.email});
    expect(new URL(href).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  });

  it('says when the browser doesn’t allow copying, and forgets it with the next message', async () => {
    const {copy, notCopied} = words.after;
    await send(required);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press(copy);
    expect(await screen.findByText(notCopied)).toBeVisible();

    await press('Send Another Message');
    await send({});
    expect(screen.queryByText(notCopied)).toBeNull();
  });
});
