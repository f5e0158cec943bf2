import type {Records} from '../content/schema';
import {inWords} from './numberWords';
import {
  ROLLOUT_MONTHS,
  asText,
  breakEvenOfCurve,
  firstYear,
  gainByMonth,
  inDollars,
  monthsOfUse,
} from './savings';
import type {Results} from './savings';

type Example = Records['example'];

/** The percentage of development time that is a percentage of all hours, rounded. */
const inDevelopment = (percent: number, {development}: Example): number =>
  Math.round((100 * percent) / development);

/** The percentage of development time that has to be saved, and reused, to pay for the tools. */
export const developmentBreakEven = (example: Example): number =>
  inDevelopment(firstYear(example).breakEven, example);

/** At the end of which month the rollout shows what it saves. */
const MEASURED_BY = 4;

/**
 * What is at risk, in dollars: the new spending of the pilot, the wages of its second month, both
 * together if none of the work is of use, and the same for a rollout that stops after four months,
 * six or a year with nothing saved.
 */
function atRisk(example: Example) {
  const {engineers, hours, cost, tools, training, team, trainingHours} = example;
  const pilotWages = (team * hours * cost) / 12;
  const ownTime = trainingHours * cost;
  const pilotSpending = team * (training - ownTime + tools);
  const lossAfter = (months: number) => {
    const started = Math.min(months / ROLLOUT_MONTHS, 1);
    const spent = engineers * (training * started + tools * monthsOfUse(months));
    return spent + pilotWages - team * ownTime;
  };
  return {
    pilotSpending,
    pilotWages,
    pilotLoss: pilotSpending + pilotWages,
    measuringLoss: lossAfter(MEASURED_BY),
    rolloutLoss: lossAfter(ROLLOUT_MONTHS),
    yearLoss: lossAfter(12),
  };
}

/**
 * Everything that a page can quote of the example, as visitors read it.
 *
 * @param words how the month is written in which the cost is paid back
 */
export function exampleValues(example: Example, words: {month: string; never: string}) {
  const {share, reuse, tools, cost, team, demoFrom, demoTo, dayHours, trainingHours} = example;
  const results = firstYear(example);
  const result = (name: keyof Results) => asText(name, results[name], words);
  const {pilotSpending, pilotWages, pilotLoss, measuringLoss, rolloutLoss, yearLoss} =
    atRisk(example);
  return {
    return: result('return'),
    paidBack: result('paidBack'),
    gain: result('gain'),
    spent: result('spent'),
    value: result('value'),
    secondYear: result('secondYear'),
    twoYears: inDollars(gainByMonth(example).at(-1) ?? 0),
    breakEven: result('breakEven'),
    developmentBreakEven: `${developmentBreakEven(example)}%`,
    twoYearBreakEven: `${inDevelopment(breakEvenOfCurve(example), example)}%`,
    pilotSpending: inDollars(pilotSpending),
    pilotWages: inDollars(pilotWages),
    pilotLoss: inDollars(pilotLoss),
    measuringLoss: inDollars(measuringLoss),
    rolloutLoss: inDollars(rolloutLoss),
    yearLoss: inDollars(yearLoss),
    measuring: inDollars(measuringLoss - pilotLoss),
    afterPilot: inDollars(rolloutLoss - pilotLoss),
    demo: `${inDollars(demoFrom * dayHours * cost)}–${inDollars(demoTo * dayHours * cost)}`,
    engineers: inWords(example.engineers),
    team: inWords(team),
    share: `${share}%`,
    developmentShare: `${inDevelopment(share, example)}%`,
    capacity: inWords(Math.round((example.engineers * share) / 100)),
    target: `${example.target}%`,
    reuse: `${reuse}%`,
    tools: inDollars(tools),
    cost: inDollars(cost),
    training: inDollars(example.training),
    trainingDays: inWords(Math.round(trainingHours / dayHours)),
  };
}

/** The name of a value that a page can quote. */
export type ExampleValueName = keyof ReturnType<typeof exampleValues>;

/** What is quoted, and with which other assumptions. */
export type ExampleQuote = {of: ExampleValueName; atTarget?: boolean} & Partial<Example>;

/** The value that a page quotes. */
export function quoteExample(
  {of, atTarget = false, ...changes}: ExampleQuote,
  {example, uiTexts}: Pick<Records, 'example' | 'uiTexts'>,
): string {
  const share = atTarget ? example.target : example.share;
  return exampleValues({...example, share, ...changes}, uiTexts.savingsCalculator.paidBack)[of];
}
