import {
  applyFixes,
  checkContent,
  excerptOf,
  loadContentConfig,
  safeFixes,
} from '@sitekit/content-check';
import type {ContentReport, Fixable} from '@sitekit/content-check';
import {choicesOf} from './choices';
import type {ProblemKey, QuotedDiagnostic} from './PanelReport';
import type {Task, TaskResult} from './BackgroundCheck';

/* Runs in a process of its own, so that a check never blocks the development server. */

const reply = (result: TaskResult) => process.send?.(result);

function quoted({diagnostics, sources}: ContentReport): QuotedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    excerpt: excerptOf(diagnostic, sources),
    choices: choicesOf(diagnostic, sources.find(({path}) => path === diagnostic.file)?.text ?? ''),
  }));
}

/** The problem with the chosen edit; empty when it's no longer there. */
function chosen({diagnostics}: ContentReport, problem: ProblemKey, text: string): Fixable[] {
  return diagnostics.flatMap((diagnostic) => {
    const {file, line, column, message, fix, suggestions = []} = diagnostic;
    const isSame =
      file === problem.file &&
      line === problem.line &&
      column === problem.column &&
      message === problem.message;
    const edit = [...(fix ? [fix] : []), ...suggestions].find((choice) => choice.text === text);
    return isSame && edit ? [{...diagnostic, fix: edit}] : [];
  });
}

async function run(request: Task): Promise<TaskResult> {
  const {siteDir, task} = request;
  try {
    const config = loadContentConfig(siteDir);
    if (task === 'check') {
      return {diagnostics: quoted(await checkContent(siteDir, config, new Map(request.edited)))};
    }
    const {problem, text = ''} = request;
    return {
      applied: await applyFixes(siteDir, config, (report) =>
        problem ? chosen(report, problem, text) : safeFixes(report),
      ),
    };
  } catch (error) {
    const {stack, message} = error instanceof Error ? error : new Error(String(error));
    return {failure: (task === 'check' && stack) || message};
  }
}

process.on('message', (task: Task) => void run(task).then(reply));

// The server has exited.
process.on('disconnect', () => process.exit());
