import {writeIslandScripts} from '@sitekit/islands/testing';
import {islandsFolder} from './islandsFolder';
import {createTemporaryFolder, removeTemporaryFolder} from './temporaryFolder';

/** Bundles the islands, and gives tests an `os.tmpdir()` of their own. */
export default async function globalSetup(): Promise<void> {
  await writeIslandScripts(process.cwd(), islandsFolder);
  createTemporaryFolder();
  process.once('exit', removeTemporaryFolder);
}
