import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, field, labels, send, thanks} from '../../testing/contactForm';
import {bothWaysAttached} from '../../testing/islands';
import ContactForm from '.';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

const required = {Name: 'Ada', 'E-mail': 'ada@example.com'};
const everything = {
  ...required,
  Phone: '555',
  Department: 'Sales',
  Message: 'Hello',
  'Preferred date': '2031-05-06',
  'Preferred time': '14:30',
};

describe.each(bothWaysAttached('ContactForm', ContactForm))('%s', (_way, show) => {
  beforeEach(() => {
    log.mockClear();
    show(contactForm);
  });

  describe('an incomplete form', () => {
    it.each([
      ['without a name', {...everything, Name: ' {Backspace}'}],
      ['without an e-mail address', {...everything, 'E-mail': ' {Backspace}'}],
      ['with an invalid e-mail address', {...everything, 'E-mail': 'ada'}],
    ])('%s is not submitted', async (_what, values) => {
      await send(values);

      expect(log).not.toHaveBeenCalled();
      expect(screen.getByRole('heading', {name: 'Schedule a Meeting'})).toBeVisible();
      expect(field('Message')).toHaveValue('Hello');
    });
  });

  describe('a submitted form', () => {
    it('logs its seven values once', async () => {
      await send(everything);

      const values = {
        name: 'Ada',
        email: 'ada@example.com',
        phone: '555',
        department: 'Sales',
        message: 'Hello',
        preferredDate: '2031-05-06',
        preferredTime: '14:30',
      };
      expect(log.mock.calls).toEqual([['Contact form:', values]]);
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

    it('logs empty fields as empty strings', async () => {
      await send(required);

      const values = {
        name: 'Ada',
        email: 'ada@example.com',
        phone: '',
        department: '',
        message: '',
        preferredDate: '',
        preferredTime: '',
      };
      expect(log.mock.calls).toEqual([['Contact form:', values]]);
    });

    it('is replaced by a thank-you message with a focused heading', async () => {
      await send(everything);

      expect(screen.getByRole('heading', {level: 2, name: 'Thank You!'})).toHaveFocus();
      expect(screen.getByText(thanks)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
    });

    it('reappears for another message with only the visitor’s details', async () => {
      await send(everything);
      await userEvent.click(screen.getByRole('button', {name: 'Send Another Message'}));

      expect(screen.getByRole('heading', {name: 'Schedule a Meeting'})).toHaveFocus();
      const values = Object.values(labels).map((label) => field(label).value);
      expect(values).toEqual(['Ada', 'ada@example.com', '555', 'Sales', '', '', '']);
    });

    it('can be submitted again', async () => {
      await send(everything);
      await userEvent.click(screen.getByRole('button', {name: 'Send Another Message'}));
      await send({Message: 'Hello again'});

      expect(log).toHaveBeenCalledTimes(2);
      expect(log).toHaveBeenLastCalledWith(
        'Contact form:',
        expect.objectContaining({name: 'Ada', message: 'Hello again', preferredDate: ''}),
      );
    });
  });
});
