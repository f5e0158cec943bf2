import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, send, setContactRecords} from '../../testing/contactForm';
import {renderInSite} from '../../testing/renderInSite';
import ContactForm from '.';

jest.spyOn(console, 'log').mockImplementation(() => undefined);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

const required = {Name: 'Ada', 'E-mail': 'ada@example.com'};

beforeEach(() => setContactRecords());

describe('the form', () => {
  beforeEach(() => {
    // It gives the page a clipboard.
    userEvent.setup();
    renderInSite(<ContactForm {...contactForm} />);
  });
  afterEach(() => {
    jest.clearAllMocks();
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

  it('says so on a page without a clipboard', async () => {
    await send(required);
    // It throws at once there, as reading a method of nothing does.
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => {
      throw new TypeError('No clipboard');
    });
    await press('Copy');
    expect(await screen.findByText('Not copied.')).toBeVisible();
  });

  it('says when the browser doesn’t allow copying, and forgets it with the next message', async () => {
    await send(required);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press('Copy');
    expect(await screen.findByText('Not copied.')).toBeVisible();

    await press('Send Another Message');
    await send({});
    expect(screen.queryByText('Not copied.')).toBeNull();
  });
});
