import {writeFileSync} from 'node:fs';
import {worker} from 'workerpool';

/* Does what the name of the edited file says, after it has written that it has begun. */

worker({
  check([[file] = ['']]: string[][]) {
    writeFileSync('begun', '');
    if (file === 'crashes') {
      process.exit(1);
    }
    return file === 'hangs' ? new Promise(() => undefined) : [];
  },
});
