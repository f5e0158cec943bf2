import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, field, send, words} from '../../testing/contactForm';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import ContactForm from '.';

const endpoint = 'https://forms.example.com/1';
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const fetchMock = jest.fn<Promise<unknown>, [string, {body: string}]>();
const answer = (status: number) => ({
  ok: status < 300,
  headers: new Headers(),
  text: () => Promise.resolve(''),
});
const sentValues = () =>
  fetchMock.mock.calls.map(([, {body}]) => JSON.parse(body) as Record<string, string>);

const values = {name: 'Ada', email: 'ada@example.com', message: 'Hello & welcome'};
const button = (name: string) => screen.getByRole('button', {name});
const findThanks = () => screen.findByRole('heading', {name: 'Thank You!'});

describe('with an endpoint', () => {
  beforeEach(() => {
    fetchMock.mockReset();
    log.mockClear();
    Object.assign(globalThis, {fetch: fetchMock});
    records.site.contact.endpoint = endpoint;
    renderInSite(<ContactForm {...contactForm} />);
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

    resolve(answer(200));
    await findThanks();
    expect(sentValues()).toMatchObject([{message: 'Hello & welcome', department: ''}]);
    expect(log).not.toHaveBeenCalled();
  });

  it('sends a message again with the same id, and a changed or later one with another', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError());
    fetchMock.mockRejectedValueOnce(new TypeError());
    fetchMock.mockResolvedValue(answer(200));
    await send(values);
    await userEvent.click(await screen.findByRole('button', {name: words.delivery.retry}));
    await userEvent.type(field('message'), '!');
    await userEvent.click(await screen.findByRole('button', {name: words.delivery.retry}));
    await findThanks();
    await userEvent.click(button('Send Another Message'));
    await send({message: 'Hello & welcome!'});
    await findThanks();

    const [first, second, third, fourth] = sentValues();
    expect(second).toEqual(first);
    expect(third).toMatchObject({message: 'Hello & welcome!'});
    expect(third?.id).not.toBe(first?.id);
    expect(fourth).toEqual({...third, id: expect.not.stringMatching(`^${third?.id}$`) as string});
  });
});
