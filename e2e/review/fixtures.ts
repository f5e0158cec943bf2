import {test as base} from '../fixtures';
import {ReviewedSite} from './ReviewedSite';

type ForEachTest = {
  /** The small site as in its first commit, on a branch for changes. */
  site: ReviewedSite;
};
type ForEachWorker = {
  /** The same with what the last test or `beforeAll` did. */
  repository: ReviewedSite;
};

export const test = base.extend<ForEachTest, ForEachWorker>({
  repository: [
    async ({}, provide) => {
      const repository = new ReviewedSite();
      await provide(repository);
      repository.remove();
    },
    {scope: 'worker'},
  ],

  site: async ({repository}, provide) => {
    repository.reset();
    await provide(repository);
  },
});
