import {removeTemporaryFolder} from './temporaryFolder';

export default function globalTeardown(): void {
  removeTemporaryFolder();
}
