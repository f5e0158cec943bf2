import {writeIslandScripts} from '@sitekit/islands/testing';
import {islandsFolder} from './islandsFolder';

export default function bundleIslands(): Promise<void> {
  return writeIslandScripts(process.cwd(), islandsFolder);
}
