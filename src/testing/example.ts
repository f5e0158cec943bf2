import type {Records} from '../content/schema';

/** The assumptions that tests compute with, whatever authors assume in `data/example.yaml`. */
export const example: Records['example'] = {
  engineers: 20,
  hours: 1700,
  cost: 60,
  share: 10,
  reuse: 100,
  tools: 200,
  training: 2000,
  learning: 0,
  loss: 0,
  trainingHours: 24,
  development: 80,
  target: 30,
  team: 5,
  demoFrom: 2,
  demoTo: 3,
  dayHours: 8,
};
