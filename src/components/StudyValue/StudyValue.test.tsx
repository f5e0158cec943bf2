import type {Study} from '../../content/schema';
import {example} from '../../testing/example';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import StudyValue from '.';

it('quotes the studies, in the middle of a sentence or at its beginning', () => {
  const study: Study = {
    ...{name: 'A', year: 2025, url: 'https://example.com', participants: 'People'},
    ...{measured: 'Work', result: 'A result', effect: 'time' as const, best: 10},
  };
  records.studies = [study, {...study, name: 'B', best: 20}];
  records.example = example;
  const {container} = renderInSite(
    <>
      <StudyValue of="aboveBreakEven" capital /> of <StudyValue of="charted" />; with half reused,{' '}
      <StudyValue of="aboveBreakEven" reuse={50} />
    </>,
  );

  expect(container).toHaveTextContent('Two of two; with half reused, one');
});
