import type {Task} from '../BackgroundCheck';

/* Does what the name of the edited file says. */

process.on('message', (task: Task) => {
  const [[file] = ['']] = task.task === 'check' ? task.edited : [];
  if (file === 'crashes') {
    process.exit(1);
  }
  if (file !== 'hangs') {
    process.send?.({diagnostics: []});
  }
});
process.on('disconnect', () => process.exit());
