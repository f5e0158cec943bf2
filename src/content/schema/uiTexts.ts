import * as z from 'zod';
import {formWords} from './formWords';
import {calculatorWords} from './calculatorWords';
import {studyWords} from './studies';
import {catalogueWords, comparisonWords} from './toolWords';
import {text, textWith} from './values';

const boxTitle = text.describe('The title of a box of this type that has no title of its own');

/** `uiTexts.yaml`: the texts of buttons, labels and table headings. */
export const uiTextsSchema = z.strictObject({
  skipLink: text.describe('The link past the navigation, for keyboard users'),
  newTab: text.describe('The words that screen readers add to a link that opens in a new tab'),
  headingLink: text.describe(
    'The words before a heading that name its own link, for screen readers',
  ),
  announcement: z.strictObject({
    label: text.describe('The name of the announcement, for screen readers'),
  }),
  navbar: z.strictObject({
    label: text.describe('The name of the navigation bar, for screen readers'),
    menu: text.describe('The name of the menu’s button, for screen readers'),
  }),
  table: z.strictObject({
    scrollLabel: text.describe('The name of a wide table that scrolls, for screen readers'),
  }),
  code: z.strictObject({
    scrollLabel: text.describe('The name of a block of code that scrolls, for screen readers'),
  }),
  admonitions: z.strictObject({
    note: boxTitle,
    tip: boxTitle,
    info: boxTitle,
    warning: boxTitle,
    danger: boxTitle,
  }),
  toolCatalogue: catalogueWords,
  toolComparison: comparisonWords,
  savingsCalculator: calculatorWords,
  studies: studyWords,
  hoursBars: z
    .strictObject({
      hours: textWith('How an amount of hours is written', 'hours'),
      whole: textWith('What a full bar is, below the bars', 'hours'),
    })
    .describe('The bars of hours on the Benefits page'),
  contactDetails: z.strictObject({
    email: text.describe('The label before the email address'),
    phone: text.describe('The label before the phone number'),
    people: text.describe('The label before the people behind the site, if `site.yaml` names any'),
  }),
  contactForm: formWords,
  sharing: z
    .strictObject({
      imageDescription: textWith('What it shows, for people who can’t see it', 'title', 'brand'),
    })
    .describe('The image that appears when someone shares a link to a page'),
  loadFailure: z
    .strictObject({
      reload: text.describe('The text of the link that reloads the page'),
      contactForm: textWith('The text below the form', 'reload', 'email'),
      toolCatalogue: textWith('The text above the filter buttons', 'reload'),
      toolComparison: textWith('The text above the comparison', 'reload'),
      savingsCalculator: textWith('The text above the calculator', 'reload'),
    })
    .describe('What visitors read when a part of a page can’t load its script'),
  consent: z
    .strictObject({
      label: text.describe('The name of the notice, for screen readers'),
      question: text.describe('The question'),
      accept: text.describe('The button that agrees'),
      decline: text.describe('The button that declines'),
      change: text.describe('The button in the footer that asks again'),
    })
    .describe('The question whether visits may be counted. Only the services of Google need it'),
  handout: z
    .strictObject({
      contents: text.describe('The heading above the list of chapters'),
    })
    .describe('The PDF of the whole site that `npm run handout` makes'),
  notFound: z.strictObject({
    title: text.describe('The browser title of the page for unknown addresses'),
  }),
});
