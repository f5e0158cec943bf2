import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readRecords} from '../../content/readRecords';
import {renderMarkdown} from '../../testing/renderMarkdown';

const {site, tools, comparison, interface: words} = readRecords(process.cwd());

it('shows the name of the client', async () => {
  await renderMarkdown('Ready, <ClientName />?');

  expect(screen.getByRole('paragraph')).toHaveTextContent(`Ready, ${site.client.name}?`);
});

it('shows the contact details', async () => {
  await renderMarkdown('<ContactDetails />');

  const {email, phone} = site.contact;
  expect(screen.getByRole('link', {name: email})).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', {name: phone})).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+?\d+$/),
  );
});

it('shows the form with text from the page and from the record', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await renderMarkdown(
    '<ContactForm title="Meet" thanksTitle="Thanks" thanksText="Soon." sendAnotherLabel="Again" />',
  );

  expect(screen.getByRole('heading', {name: 'Meet'})).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', {name: words.contactForm.fields.name}), 'Ada');
  await userEvent.type(
    screen.getByRole('textbox', {name: words.contactForm.fields.email}),
    'ada@example.com',
  );
  await userEvent.click(screen.getByRole('button', {name: words.contactForm.submit}));

  expect(screen.getByRole('heading', {name: 'Thanks'})).toHaveFocus();
  expect(log).toHaveBeenCalledTimes(1);
});

it('shows every tool in the record', async () => {
  await renderMarkdown('<ToolCatalogue />');

  const names = screen.getAllByRole('heading', {level: 3}).map((heading) => heading.textContent);
  expect(names).toEqual(tools.map((tool) => tool.name));
  expect(
    screen.getByText(words.toolCatalogue.all, {selector: '[aria-pressed="true"]'}),
  ).toBeVisible();
});

it('compares every tool in the record, with the caption from the page', async () => {
  await renderMarkdown('<ToolComparison caption="Twelve tools" />');

  expect(screen.getByRole('table', {name: 'Twelve tools'})).toBeVisible();
  const names = screen.getAllByRole('rowheader').map((header) => header.textContent);
  expect(names).toEqual(comparison.map((row) => row.name));
});
