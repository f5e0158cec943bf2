import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {Finding} from '../SourceFile';
import {startOf} from './elements';
import type {Page} from './Page';

/** What is wrong with the level of a heading, given those before it. */
function levelSlip({depth}: Heading, before: readonly Heading[]): Finding | undefined {
  if (depth === 1 && before.some((heading) => heading.depth === 1)) {
    return {
      message: 'This is the second heading with one "#". A page has one.',
      mend: 'Write "##" for the heading of a part of the page.',
    };
  }
  const last = before.at(-1)?.depth;
  return last !== undefined && depth > last + 1
    ? {
        message: `This heading has ${depth} "#", but the one before it has ${last}.`,
        mend: `Write "${'#'.repeat(last + 1)}", so that no level is left out.`,
      }
    : undefined;
}

const isEmpty = (heading: Heading): boolean =>
  toString(heading).trim() === '' && heading.children.every(({type}) => type === 'text');

/** One first-level heading, and no level left out below it. */
export function checkHeadings({tree, file}: Page): Problem[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  const problems = headings.flatMap((heading, index) => {
    const slip = isEmpty(heading)
      ? {
          message: 'This heading has no words.',
          mend: 'Write them behind the "#", or remove the line.',
        }
      : levelSlip(heading, headings.slice(0, index));
    return slip ? [file.problem(startOf(heading), slip)] : [];
  });
  if (tree.children.length > 0 && !headings.some(({depth}) => depth === 1)) {
    problems.push(
      file.problemOfAll({
        message: 'The page has no heading with one "#".',
        mend: 'Write one at the top of the page: # What the page is about',
      }),
    );
  }
  return problems;
}
