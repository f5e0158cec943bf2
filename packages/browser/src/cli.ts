import {installChromium} from './installChromium';

try {
  installChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
