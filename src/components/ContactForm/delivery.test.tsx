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

    it('says that the server reports an error, keeps everything, and offers an e-mail', async () => {
      fetchMock.mockResolvedValue(answer(503));
      await send(values);

      const alert = screen.getByRole('alert');
      await waitFor(() => expect(within(alert).getByText('An error.')).toBeVisible());
      expect(within(alert).getByText('No answer.')).not.toBeVisible();
      expect(button('Try again')).toHaveAttribute('aria-disabled', 'false');
      await userEvent.type(field('Message'), '!');
      await userEvent.selectOptions(field('Department'), 'Sales');
      expect(field('Message')).toHaveValue('Hello & welcome!');
      expect(field('Department')).toHaveValue('Sales');
      const {href} = screen.getByRole<HTMLAnchorElement>('link', {name: 'E-mail it'});
      expect(new URL(href).searchParams.get('body')).toMatch(/\r\nMessage: Hello & welcome$/);
    });

    it('sends a message again with the same id, and a changed or later one with another', async () => {
      fetchMock.mockRejectedValueOnce(new TypeError());
      fetchMock.mockRejectedValueOnce(new TypeError());
      fetchMock.mockResolvedValue(answer(200));
      await send(values);
      await userEvent.click(await screen.findByRole('button', {name: 'Try again'}));
      await userEvent.type(field('Message'), '!');
      await userEvent.click(await screen.findByRole('button', {name: 'Try again'}));
      await findThanks();
      await userEvent.click(button('Send Another Message'));
      await send({Message: 'Hello & welcome!'});
      await findThanks();

      const [first, second, third, fourth] = sentValues();
      expect(second).toEqual(first);
      expect(third).toMatchObject({message: 'Hello & welcome!'});
      expect(third?.id).not.toBe(first?.id);
      expect(fourth).toEqual({...third, id: expect.not.stringMatching(`^${third?.id}$`) as string});
    });
  },
);
