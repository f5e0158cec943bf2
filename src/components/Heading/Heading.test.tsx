import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {render, screen} from '@testing-library/react';
import Heading from '.';

it.each([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
] as const)('as %s is of the level %i', (element, level) => {
  render(<Heading as={element}>Rollout</Heading>);

  expect(screen.getByRole('heading', {level, name: 'Rollout'})).toBeVisible();
});

it("registers its id, so that links to it aren't reported as broken", () => {
  const brokenLinks = createStatefulBrokenLinks();
  render(
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <Heading as="h2" id="rollout">
        Rollout
      </Heading>
      <Heading as="h2">Without an id</Heading>
    </BrokenLinksProvider>,
  );

  expect(brokenLinks.getCollectedAnchors()).toEqual(['rollout']);
  expect(screen.getByRole('heading', {name: 'Rollout'})).toHaveAttribute('id', 'rollout');
});
