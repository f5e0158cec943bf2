import * as z from 'zod';
import {text, textWith} from './values';

const calculatorField = (description: string) =>
  z
    .strictObject({
      label: text.describe('The label above the field'),
      before: text.optional().describe('What stands before the number, such as $'),
      unit: text.optional().describe('The unit after the number'),
    })
    .describe(description);

/** `savingsCalculator` in `uiTexts.yaml`. */
export const calculatorWords = z.strictObject({
  fields: z
    .strictObject({
      engineers: calculatorField('How many engineers get the tools'),
      hours: calculatorField('The hours that an engineer works in a year'),
      cost: calculatorField('What an hour of an engineer costs'),
      share: calculatorField('The percentage of the hours that the tools save'),
      reuse: calculatorField('The percentage of the saved hours that is reused'),
      tools: calculatorField('Licenses and usage of an engineer in a month'),
      training: calculatorField('What training and setup of an engineer cost once'),
      learning: calculatorField('The months in which an engineer learns and saves nothing'),
      loss: calculatorField('The percentage of the hours lost in these months'),
    })
    .describe('The labels of the fields, and their units'),
  results: z
    .strictObject({
      return: text.describe('The value divided by the cost'),
      paidBack: text.describe('The month in which the value has caught up with the cost'),
      gain: text.describe('The value of the first year without its cost'),
      spent: text.describe('What the first year costs'),
      value: text.describe('What the hours reused in the first year are worth'),
      secondYear: text.describe('What the second year is worth, without its cost'),
      breakEven: text.describe('The percentage of hours at which the return is 1x'),
      threefold: text.describe('The percentage of hours at which the return is 3x'),
      sixfold: text.describe('The percentage of hours at which the return is 6x'),
    })
    .describe('The labels of the results'),
  paidBack: z
    .strictObject({
      month: textWith('How a month is written', 'month'),
      never: text.describe(
        'What the calculator says when the value doesn’t catch up in three years',
      ),
    })
    .describe('The month in which the cost is paid back'),
  marks: z
    .strictObject({
      breakEven: text.describe('The number at which the return is 1x'),
      example: text.describe('The number of the example'),
      target: text.describe('The number at which the target starts'),
    })
    .describe('The words below a slider'),
  curve: z
    .strictObject({
      paidBack: textWith('Where the gain stops being a loss', 'month'),
      end: text.describe('The words before the gain after two years'),
      half: text.describe('The words before it with half of the reused hours'),
      months: textWith('A mark of the time below the curve', 'months'),
    })
    .describe('The words on the curve'),
  moreFields: text.describe('The text of the fold with the other fields'),
  wrong: textWith('What visitors read below a wrong number', 'least', 'most'),
  reset: text.describe('The button that puts the example into the fields again'),
  fee: textWith(
    'What the results leave out. Each {point} of it adds a point to break-even',
    'point',
  ),
  share: text.describe('What visitors read about sending their numbers to someone'),
  more: text.describe('The text of the fold with the other results'),
  refused: textWith('What visitors read when the address has wrong {values}', 'values'),
});
