import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import Studies from '.';

it('lists what each study found about whom, with a link to the study itself', () => {
  renderInSite(
    <Studies
      caption="Two studies"
      words={{study: 'Study', participants: 'Who', measured: 'What', result: 'Result'}}
      studies={['First', 'Second'].map((name) => ({
        name,
        year: 2026,
        url: `https://example.com/${name}`,
        participants: `${name} people`,
        measured: 'Time',
        result: `${name} result`,
      }))}
    />,
  );

  const [, , second] = within(screen.getByRole('table', {name: 'Two studies'})).getAllByRole('row');
  expect(second).toHaveTextContent(/Second.*, 2026.*Second people.*Time.*Second result/);
  expect(screen.getByRole('link', {name: /^Second/})).toHaveAttribute(
    'href',
    'https://example.com/Second',
  );
});
