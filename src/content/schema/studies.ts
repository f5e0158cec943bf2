import {unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {httpsAddress, refuse, text, textWith} from './values';

const percent = z.number().min(-100).max(1000).optional();

const studySchema = z
  .strictObject({
    name: text.describe('What people call the study, or who made it'),
    year: z.int().min(2020).max(2100).describe('The year in which it was published'),
    url: httpsAddress.describe('The address of the study itself, not of an article about it'),
    participants: text.describe('Who was studied, and how many'),
    measured: text.describe('What was measured, and compared with what'),
    result: text.describe('What was found, with its uncertainty'),
    randomized: z
      .boolean()
      .optional()
      .describe('Whether chance decided who worked with AI, or on which task'),
    effect: z
      .enum(['time', 'output'])
      .meta({
        enumDescriptions: ['Percent less time for the same work', 'Percent more output in a time'],
      })
      .optional()
      .describe(
        'What `best`, `low` and `high` are percentages of. Without it, the chart has no mark',
      ),
    best: percent.describe('The best estimate: 20 is 20% less time, or more output. A loss is -20'),
    low: percent.describe('The least favorable end of the interval that the study gives'),
    high: percent.describe('The most favorable end of the interval that the study gives'),
  })
  .superRefine(({effect, best, low, high}, context) => {
    const hasInterval = low !== undefined && high !== undefined;
    if ((low === undefined) !== (high === undefined)) {
      refuse(
        context,
        '`low` and `high` belong together.',
        'Add the other one, or delete this one.',
      );
    } else if (hasInterval && (low >= high || (best ?? low) < low || (best ?? high) > high)) {
      refuse(context, '`low` must be the smallest of the three, and `high` the largest.');
    } else if ((effect === undefined) !== (best === undefined && !hasInterval)) {
      refuse(
        context,
        'The chart needs both `effect` and a percentage.',
        'Write `effect: time` or `effect: output` and `best`, or delete them all.',
      );
    }
  });

/** `studies.yaml`. */
export const studiesSchema = unique(z.array(studySchema).min(1), 'name').refine(
  (studies) => studies.some(({effect}) => effect !== undefined),
  'The chart needs at least one study with `effect` and a percentage.',
);

/** `studies` in `uiTexts.yaml`: the words of the chart. */
export const studyWords = z.strictObject({
  study: text.describe('The heading above the names of the studies'),
  lessTime: text.describe('The heading above the percentages'),
  participants: text.describe('The label before who was studied'),
  measured: text.describe('The label before what was measured'),
  result: text.describe('The label before what was found'),
  link: text.describe('The text of the link to the study'),
  found: z
    .strictObject({
      less: textWith('When the work took less time', 'percent'),
      more: textWith('When the work took more time', 'percent'),
      ratio: textWith('How many of all studies found more than break-even', 'above', 'all'),
    })
    .describe('How pages quote what a study found'),
  range: textWith('How an interval is written', 'low', 'high'),
  others: textWith('The text of the fold with the {count} studies that have no mark', 'count'),
  slower: text.describe('The word to the left of zero'),
  faster: text.describe('The word to the right of zero'),
  breakEven: textWith(
    'The words at the line at the example’s break-even, the {percent} of development time',
    'percent',
  ),
  target: text.describe('The words at the band for the target'),
  randomized: text.describe('The explanation of a filled mark'),
  observed: text.describe('The explanation of a hollow mark'),
  dot: text.describe('What a dot of the strip on Home is'),
});
