import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ContentPlaces} from '@sitekit/content-check';
import {keepAcrossReloads} from '../developmentServer';
import {ChangeHistory} from './ChangeHistory';

/** The history of the running server. */
export const changeHistory = (
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  places: ContentPlaces,
): ChangeHistory =>
  keepAcrossReloads('change-history', () => {
    const storeFile = join(generatedFilesDir, 'change-history', 'changes.json');
    return new ChangeHistory({siteDir, places, storeFile});
  });
