import {screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {contactForm, field, labels} from '../../testing/contactForm';
import {bothWaysAttached, showAttachedIsland} from '../../testing/islands';
import {InSite} from '../../testing/renderInSite';
import ContactForm from '.';

it("doesn't change when its script starts", () => {
  const {htmlBefore, island} = showAttachedIsland('ContactForm', <ContactForm {...contactForm} />);

  expect(island.innerHTML).toBe(htmlBefore);
});

describe.each(bothWaysAttached('ContactForm', ContactForm))('the empty form, %s', (_way, show) => {
  beforeEach(() => {
    show(contactForm);
  });

  it("has a heading and an introduction, and doesn't take the focus", () => {
    expect(screen.getByRole('heading', {level: 2, name: 'Schedule a Meeting'})).toBeVisible();
    expect(screen.getByText('Two fields are required.')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('has seven fields in order', () => {
    const controls = Object.values(labels).map(field);
    expect(controls.map((control) => control.name)).toEqual(Object.keys(labels));
    expect(Array.from(controls[0]?.form?.elements ?? []).slice(0, -1)).toEqual(controls);
  });

  it('only requires a name and an e-mail address', () => {
    const required = Object.values(labels).filter((label) => field(label).required);
    expect(required).toEqual(['Name', 'E-mail']);
  });

  it.each([
    ['E-mail', 'email'],
    ['Phone', 'tel'],
    ['Preferred date', 'date'],
    ['Preferred time', 'time'],
  ])('has the field %s of the type %s', (label, type) => {
    expect(field(label)).toHaveAttribute('type', type);
  });

  it("supports autofill for the visitor's details", () => {
    const tokens = Object.values(labels).map((label) => field(label).getAttribute('autocomplete'));
    expect(tokens).toEqual(['name', 'email', 'tel', null, null, null, null]);
  });

  it('offers the departments, with none selected', () => {
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({label, value}) => [label, value])).toEqual([
      ['Select department', ''],
      ['Engineering', 'Engineering'],
      ['Sales', 'Sales'],
    ]);
    expect(field('Department')).toHaveValue('');
  });
});

describe('the form without JavaScript', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <InSite>
      <ContactForm {...contactForm} />
    </InSite>,
  );

  it('has a notice with an e-mail address, shown by the stylesheet', () => {
    expect(page.querySelector('.notice')).toHaveTextContent('Please write to info@example.com.');
  });

  it("doesn't put values in the URL", () => {
    expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
  });
});
