import {
  applyFixes,
  checkContent,
  excerptOf,
  loadContentConfig,
  safeFixes,
} from '@sitekit/content-check';
import type {ContentReport, Diagnostic, Fix, Fixable} from '@sitekit/content-check';
import type {Task, TaskResult} from './BackgroundCheck';
import type {Choice, ProblemKey, QuotedDiagnostic} from './PanelReport';

/* Runs in a process of its own, so that a check never blocks the development server. */

const MAX_REPLACEMENT_CHARS = 40;

const fixesOf = ({fix, suggestions = []}: Diagnostic): Fix[] => [
  ...(fix ? [fix] : []),
  ...suggestions,
];

/** A fix and the text after it, extended to whole words if it only changes punctuation or spaces. */
function choiceOf(source: string, {start, end, text}: Fix): Choice {
  const before = /\S*$/.exec(source.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(source.slice(end))?.[0] ?? '';
  const whole = (/[\p{L}\p{N}]/u.test(text) ? text : before + text + after).trim();
  const isLong = whole.length > MAX_REPLACEMENT_CHARS;
  return {text, replacement: isLong ? `${whole.slice(0, MAX_REPLACEMENT_CHARS - 1)}…` : whole};
}

/** Adds what the panel shows to the diagnostics. */
export const quote = ({diagnostics, sources}: ContentReport): QuotedDiagnostic[] =>
  diagnostics.map((diagnostic) => {
    const source = sources.find(({path}) => path === diagnostic.file)?.text ?? '';
    const choices = fixesOf(diagnostic).map((fix) => choiceOf(source, fix));
    return {...diagnostic, excerpt: excerptOf(diagnostic, sources), choices};
  });

/** The problem with the chosen edit; empty when it's no longer there. */
function chosen({diagnostics}: ContentReport, problem: ProblemKey, text: string): Fixable[] {
  return diagnostics.flatMap((diagnostic) => {
    const {file, line, column, message} = diagnostic;
    const isSame =
      file === problem.file &&
      line === problem.line &&
      column === problem.column &&
      message === problem.message;
    const fix = fixesOf(diagnostic).find((choice) => choice.text === text);
    return isSame && fix ? [{...diagnostic, fix}] : [];
  });
}

async function run(request: Task): Promise<TaskResult> {
  const {siteDir, task} = request;
  try {
    const config = loadContentConfig(siteDir);
    if (task === 'check') {
      return {diagnostics: quote(await checkContent(siteDir, config, new Map(request.edited)))};
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

process.on('message', (task: Task) => void run(task).then((result) => process.send?.(result)));

// The server has exited.
process.on('disconnect', () => process.exit());
