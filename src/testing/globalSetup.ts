import {createTemporaryFolder, removeTemporaryFolder} from './temporaryFolder';

/** Gives tests an `os.tmpdir()` of their own. */
export default function globalSetup(): void {
  createTemporaryFolder();
  process.once('exit', removeTemporaryFolder);
}
