import {checkPlaceholders} from '@sitekit/content-check/records';
import * as z from 'zod';
import {text} from './values';

/** What of the example the plan can quote. */
const values = ['team', 'pilotSpending', 'pilotLoss', 'pilotWages', 'trainingDays'] as const;

/** The name of a value that the plan can quote. */
export type PilotValueName = (typeof values)[number];

/** A text that can quote them: `{team}`. */
const quoting = text.superRefine(checkPlaceholders(values, {areRequired: false}));

const named = (what: string) =>
  z.strictObject({
    name: text.describe(`The words before ${what}`),
    text: quoting.describe('In a few words, as the sheet is small'),
  });

/** `pilot.yaml`: the sample of a pilot plan. */
export const pilotSchema = z.strictObject({
  title: text.describe('The title of the sheet'),
  label: text.describe('The word next to the title that says it’s a sample'),
  terms: z.array(named('what is agreed')).min(1).describe('What is agreed, line by line'),
  limitsTitle: text.describe('The words above the limits'),
  limits: z.array(quoting).min(1).describe('The limits at which the pilot stops'),
  duties: z.array(named('what they do')).min(1).describe('Who does what'),
  decision: quoting.describe('What the pilot decides'),
  signature: text.describe('The words below the line to sign'),
});
