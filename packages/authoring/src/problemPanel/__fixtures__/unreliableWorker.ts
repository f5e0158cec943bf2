import {worker} from 'workerpool';

/* Does what the name of the edited file says. */

worker({
  check([[file] = ['']]: string[][]) {
    if (file === 'crashes') {
      process.exit(1);
    }
    return file === 'hangs' ? new Promise(() => undefined) : [];
  },
});
