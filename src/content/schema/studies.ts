import {unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {httpsAddress, text, textWith} from './values';

export const studySchema = z.strictObject({
  name: text.describe('What people call the study, or who made it'),
  year: z.int().min(2020).max(2100).describe('The year in which it was published'),
  url: httpsAddress.describe('The address of the study itself, not of an article about it'),
  participants: text.describe('Who was studied, and how many'),
  measured: text.describe('What was measured, and compared with what'),
  result: text.describe('What was found, with its uncertainty'),
});

/** `studies.yaml`. */
export const studiesSchema = unique(z.array(studySchema).min(1), 'url');

/** `studies` in `uiTexts.yaml`: the headings of the table. */
export const studyWords = z.strictObject({
  study: text.describe('The heading above the names of the studies'),
  participants: text.describe('The heading above who was studied'),
  measured: text.describe('The heading above what was measured'),
  result: text.describe('The heading above what was found'),
});

/** `savingsCalculator` in `uiTexts.yaml`. */
export const calculatorWords = z.strictObject({
  fields: z
    .strictObject({
      engineers: text.describe('How many engineers get the tools'),
      hours: text.describe('The hours that an engineer works in a year'),
      cost: text.describe('What an hour of an engineer costs, in dollars'),
      share: text.describe('The percentage of the hours that the tools save'),
      tools: text.describe('Licenses and usage, in dollars per engineer and month'),
      setup: text.describe('What training and setup cost once, in dollars'),
    })
    .describe('The labels of the fields'),
  results: z
    .strictObject({
      spent: text.describe('What the first year costs'),
      value: text.describe('What the hours saved in the first year are worth'),
      return: text.describe('The value divided by the cost'),
      breakEven: text.describe('The percentage of hours at which the return is 1x'),
      threefold: text.describe('The percentage of hours at which the return is 3x'),
      sixfold: text.describe('The percentage of hours at which the return is 6x'),
    })
    .describe('The labels of the results'),
  refused: textWith('What visitors read when the address has wrong {values}', 'values'),
});
