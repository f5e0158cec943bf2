import {test as base} from '../fixtures';
import {ReviewedSite} from './ReviewedSite';

type ForEachTest = {
  /** The small site as it was in the beginning, on a branch to change it on. */
  site: ReviewedSite;
};
type ForEachWorker = {repository: ReviewedSite};

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
    repository.beginAnew();
    await provide(repository);
  },
});
