/** @jest-environment node */
import {answersTo} from './answers';
import type {Question} from './answers';

const question = jest.fn<Promise<string>, [string]>();
jest.mock('node:readline/promises', () => ({
  createInterface: () => ({question: (text: string) => question(text), close: () => undefined}),
}));

/** What the person types, one line after the other. */
const type = (...lines: string[]) => lines.forEach((line) => question.mockResolvedValueOnce(line));

const problemOf = (answer: string) => (answer.includes('!') ? 'No "!".' : undefined);
const questions: Question[] = [
  {option: 'kind', message: 'Kind', choices: ['article', 'FAQ'], fallback: 'article', problemOf},
  {option: 'title', message: 'Title', problemOf},
];
const answer = (args: string[], canAsk = false) => answersTo(questions, 'About.', args, canAsk);
const log = jest.spyOn(console, 'log').mockImplementation();

beforeEach(() => {
  log.mockClear();
  question.mockReset();
});

it('takes what is given, and asks nothing then', async () => {
  expect(await answer(['--title= Our  Services '])).toEqual({
    kind: 'article',
    title: 'Our Services',
  });
  await expect(answer(['--kind=FAQ'], true)).rejects.toThrow('--title: This is missing.');
  expect(question).not.toHaveBeenCalled();
});

it.each(['faq', '2'])('takes “%s” for one of the possible answers', async (kind) => {
  expect(await answer([`--kind=${kind}`, '--title=A'])).toMatchObject({kind: 'FAQ'});
});

it('asks everything when nothing is given', async () => {
  type('2', ' Our  answers ');

  expect(await answer([], true)).toEqual({kind: 'FAQ', title: 'Our answers'});
});

it.each([[['--help']], [[]]])('lists the options for %j when it cannot ask', async (args) => {
  process.env.npm_lifecycle_event = 'new:page';

  expect(await answer(args)).toBeUndefined();
  expect(log).toHaveBeenCalledWith(`About.

  npm run new:page -- --kind "…" --title "…"

  --kind          Kind: article, FAQ (default: article)
  --title         Title`);
});

it('reports everything missing or wrong at once, and unknown options', async () => {
  await expect(answer(['--kind=!'])).rejects.toThrow('--kind: No "!".\n--title: This is missing.');
  await expect(answer(['--titel=A'])).rejects.toThrow(/^Unknown option '--titel'\. ".* --help" /);
});

it('lets a person correct a wrong answer, and keep a fallback', async () => {
  type('', '!', 'b');

  expect(await answer([], true)).toEqual({kind: 'article', title: 'b'});
  expect(log).toHaveBeenLastCalledWith('No "!".');
});
