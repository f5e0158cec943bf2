import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {render, screen} from '@testing-library/react';
import Heading from '.';

it("registers its id, so that links to it aren't reported as broken", () => {
  const brokenLinks = createStatefulBrokenLinks();
  render(
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <Heading as="h2" id="rollout">
        Rollout
      </Heading>
    </BrokenLinksProvider>,
  );

  expect(brokenLinks.getCollectedAnchors()).toEqual(['rollout']);
  expect(screen.getByRole('heading', {level: 2, name: 'Rollout'})).toHaveAttribute('id', 'rollout');
});
