import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {contactForm, send, words} from '../../testing/contactForm';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import ContactForm from '.';

jest.spyOn(console, 'log').mockImplementation(() => undefined);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

const required = {name: 'Ada', email: 'ada@example.com'};

beforeEach(() => {
  records.site.contact.endpoint = undefined;
  // It gives the page a clipboard.
  userEvent.setup();
  renderInSite(<ContactForm {...contactForm} />);
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
