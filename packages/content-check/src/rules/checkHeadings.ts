import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Diagnostic} from '../Diagnostic';
import {endOf, startOf} from '../model/elements';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';
import {explicitId} from '../model/SiteMap';
import type {DiagnosticDetails} from '../SourceFile';

function levelProblem(
  {depth}: Heading,
  before: readonly Heading[],
  written: string,
): DiagnosticDetails | undefined {
  if (depth === 1 && before.some((heading) => heading.depth === 1)) {
    return written.startsWith('#')
      ? {
          message: 'A page can have only one heading with a single "#".',
          hint: 'Write "##" for the heading of a section.',
        }
      : {
          message: 'The equals signs below this text make it a heading.',
          hint: 'If they are left over from a merge conflict, delete them. For a heading, write "## " before the text instead.',
        };
  }
  const last = before.at(-1)?.depth;
  return last !== undefined && depth > last + 1
    ? {
        message: `This heading skips a level: "${'#'.repeat(depth)}" after "${'#'.repeat(last)}".`,
        hint: `Write "${'#'.repeat(last + 1)}" instead.`,
      }
    : undefined;
}

/** A comment that's meant to be the heading's anchor, with spaces after the `#`. */
function anchorProblem({children}: Heading, file: Page['file']): Diagnostic[] {
  const last = children.at(-1);
  const [, id] =
    (last?.type === 'mdxTextExpression' && /^\s*\/\*\s*#\s+(\S+)\s*\*\/\s*$/.exec(last.value)) ||
    [];
  return last && id !== undefined
    ? [
        file.diagnostic(startOf(last), {
          message: "This comment doesn't set the heading's anchor.",
          hint: `Delete the space after the "#": {/* #${id} */}`,
          fix: {start: startOf(last), end: endOf(last), text: `{/* #${id} */}`},
        }),
      ]
    : [];
}

const isEmpty = (heading: Heading): boolean =>
  toString(heading).trim() === '' && heading.children.every(({type}) => type === 'text');

/** Checks that a page has one first-level heading and skips no level below it. */
export function checkHeadings({tree, file, isPartial}: Page): Diagnostic[] {
  const headings = nodesOf(tree, 'heading');
  const diagnostics = headings.flatMap((heading, index) => {
    const problem = isEmpty(heading)
      ? {
          message: 'This heading is empty.',
          hint: 'Write its text after the "#", or delete the line.',
        }
      : levelProblem(
          heading,
          headings.slice(0, index),
          file.text.slice(startOf(heading), endOf(heading)),
        );
    return problem ? [file.diagnostic(startOf(heading), problem)] : [];
  });
  diagnostics.push(...headings.flatMap((heading) => anchorProblem(heading, file)));
  const ids = new Set<string>();
  for (const heading of headings) {
    const id = explicitId(heading);
    if (id !== undefined && ids.has(id)) {
      diagnostics.push(
        file.diagnostic(startOf(heading), {
          message: `The anchor #${id} is already used on this page.`,
          hint: 'Give each heading its own anchor.',
        }),
      );
    }
    ids.add(id ?? '');
  }
  if (!isPartial && tree.children.length > 0 && !headings.some(({depth}) => depth === 1)) {
    diagnostics.push(
      file.diagnostic(0, {
        message: 'This page needs a heading with a single "#".',
        hint: 'Add one at the top of the page: # What the page is about',
      }),
    );
  }
  return diagnostics;
}
