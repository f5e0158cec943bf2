import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, field, send} from '../../testing/contactForm';
import {bothWaysAttached} from '../../testing/islands';
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

const values = {Name: 'Ada', 'E-mail': 'ada@example.com', Message: 'Hello & welcome'};
const button = (name: string) => screen.getByRole('button', {name});
const findThanks = () => screen.findByRole('heading', {name: 'Thank You!'});

describe.each(bothWaysAttached('ContactForm', ContactForm))(
  'with an endpoint, %s',
  (_way, show) => {
    beforeEach(() => {
      jest.spyOn(performance, 'now').mockReturnValue(60_000);
      fetchMock.mockReset();
      log.mockClear();
      Object.assign(globalThis, {fetch: fetchMock});
      show({...contactForm, contact: {...contactForm.contact, endpoint}});
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('is posted without JavaScript, says what happens with the data, and has a hidden field', () => {
      const form = field('Name').form as HTMLFormElement;
      expect(form).toHaveAttribute('action', endpoint);
      expect(form).toHaveAttribute('method', 'post');
      expect(screen.getByText('We keep it.')).toBeVisible();
      expect(screen.queryByText(/Please write to/)).toBeNull();
      expect(form.elements.namedItem('_gotcha')).not.toBeVisible();
    });

    it('delivers once, shows the progress, and then thanks', async () => {
      let resolve: (value: unknown) => void = () => undefined;
      fetchMock.mockReturnValue(new Promise((done) => (resolve = done)));
      await send(values);
      expect(button('Sending')).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByText('Sending', {selector: '[role=status] *'})).not.toHaveAttribute(
        'hidden',
      );
      await userEvent.click(button('Sending'));
      await userEvent.type(field('Message'), ' again');
      await userEvent.selectOptions(field('Department'), 'Sales');
      expect(field('Message')).toHaveFocus();
      expect(field('Message')).toHaveValue('Hello & welcome');
      expect(field('Department')).toHaveValue('');
      expect(field('Message')).toHaveAttribute('aria-disabled', 'true');

      resolve(answer(200));
      expect(await findThanks()).toHaveFocus();
      expect(sentValues()).toEqual([
        {
          id: expect.stringMatching(/^\d+(-\d+){3}$/) as string,
          name: 'Ada',
          email: 'ada@example.com',
          phone: '',
          department: '',
          message: 'Hello & welcome',
          preferredDate: '',
          preferredTime: '',
        },
      ]);
      expect(log).not.toHaveBeenCalled();
    });

    it.each([
      ['doesn’t answer', () => Promise.reject(new TypeError()), 'No answer.'],
      ['reports an error', () => Promise.resolve(answer(503)), 'An error.'],
    ])(
      'says that the server %s, keeps everything, and offers an e-mail',
      async (_what, act, text) => {
        fetchMock.mockImplementation(act);
        await send(values);

        const alert = screen.getByRole('alert');
        await waitFor(() => expect(alert).toHaveTextContent(text));
        expect(within(alert).getByText(text)).not.toHaveAttribute('hidden');
        expect(button('Try again')).toHaveAttribute('aria-disabled', 'false');
        expect(field('Message')).toHaveAttribute('aria-disabled', 'false');
        await userEvent.type(field('Message'), '!');
        await userEvent.selectOptions(field('Department'), 'Sales');
        expect(field('Message')).toHaveValue('Hello & welcome!');
        expect(field('Department')).toHaveValue('Sales');
        const body = 'Name: Ada\r\nE-mail: ada@example.com\r\nMessage: Hello & welcome';
        expect(screen.getByRole('link', {name: 'E-mail it'})).toHaveAttribute(
          'href',
          `mailto:info@example.com?subject=Schedule%20a%20Meeting&body=${encodeURIComponent(body)}`,
        );
      },
    );

    it('sends a message again with the same id, and a changed one with another', async () => {
      fetchMock.mockRejectedValueOnce(new TypeError());
      fetchMock.mockRejectedValueOnce(new TypeError());
      fetchMock.mockResolvedValue(answer(200));
      await send(values);
      await userEvent.click(await screen.findByRole('button', {name: 'Try again'}));
      await userEvent.type(field('Message'), '!');
      await userEvent.click(await screen.findByRole('button', {name: 'Try again'}));
      await findThanks();

      const [first, second, third] = sentValues();
      expect(second).toEqual(first);
      expect(third).toMatchObject({message: 'Hello & welcome!'});
      expect(third?.id).not.toBe(first?.id);
    });

    it('gives the next message another id, even with the same values', async () => {
      fetchMock.mockResolvedValue(answer(200));
      await send({Name: 'Ada', 'E-mail': 'ada@example.com'});
      await findThanks();
      await userEvent.click(button('Send Another Message'));
      await send({});
      await findThanks();

      const [first, second] = sentValues();
      expect(second?.id).not.toBe(first?.id);
    });
  },
);
