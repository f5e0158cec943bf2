import {loadContentConfig} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {keepAcrossReloads} from './server';

/**
 * The configuration of the running server's content: one object for all plugins, so that what was
 * read with it is found again.
 *
 * @param siteDir the project's root
 */
export const developmentConfig = (siteDir: string): ContentConfig =>
  keepAcrossReloads(`content-config ${siteDir}`, () => loadContentConfig(siteDir));
