import * as z from 'zod';
import {exampleLimits} from './exampleLimits';

/** An example in which nobody ever saves anything has no break-even, which the chart of studies shows. */
const limits = {...exampleLimits, reuse: [1, 100], learning: [0, 11]} as const;

function assumption(name: keyof typeof limits, description: string) {
  const [least, most] = limits[name];
  return z.number().min(least).max(most).describe(description);
}

/** `example.yaml`: what the calculator starts with, and what pages quote. */
export const exampleSchema = z.strictObject({
  engineers: assumption('engineers', 'How many engineers get the tools'),
  hours: assumption('hours', 'The hours that an engineer works in a year'),
  cost: assumption('cost', 'What an hour of an engineer costs, in dollars'),
  share: assumption('share', 'The percentage of the hours that the tools save'),
  reuse: assumption('reuse', 'The percentage of the saved hours that you reuse'),
  tools: assumption('tools', 'Licenses and usage, in dollars per engineer and month'),
  training: assumption('training', 'What training and setup cost once, in dollars per engineer'),
  learning: assumption('learning', 'The months of learning, in which an engineer saves nothing'),
  loss: assumption('loss', 'The percentage of the hours lost while learning'),
  trainingHours: z
    .number()
    .min(0)
    .max(200)
    .describe('How many hours of an engineer’s own time the training takes'),
  development: z
    .number()
    .min(1)
    .max(100)
    .describe('The percentage of a project’s hours that is development'),
  target: z
    .number()
    .min(1)
    .max(100)
    .describe('The percentage of a project’s hours at which your target starts'),
  team: z.int().min(1).max(100).describe('How many engineers take part in the pilot'),
  demoFrom: z.number().min(1).max(60).describe('The fewest days that a demo takes an engineer'),
  demoTo: z.number().min(1).max(60).describe('The most days that a demo takes an engineer'),
  dayHours: z.number().min(1).max(24).describe('The hours of a working day'),
});
