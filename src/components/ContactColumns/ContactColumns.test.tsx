import {render} from '@testing-library/react';
import ContactColumns from '.';

it('contains the panel and the form, in this order', () => {
  const {container} = render(
    <ContactColumns>
      <p>Panel</p>
      <p>Form</p>
    </ContactColumns>,
  );

  const columns = Array.from(container.firstElementChild?.children ?? []);
  expect(columns.map((column) => column.textContent)).toEqual(['Panel', 'Form']);
});
