/** @jest-environment node */
import {select, text} from '@clack/prompts';
import {answersTo} from './answers';
import type {Question} from './answers';

jest.mock('@clack/prompts', () => ({isCancel: () => false, select: jest.fn(), text: jest.fn()}));

const problemOf = (answer: string) => (answer.includes('!') ? 'No "!".' : undefined);
const questions: Question[] = [
  {option: 'kind', message: 'Kind', choices: ['article', 'FAQ'], fallback: 'article', problemOf},
  {option: 'title', message: 'Title', problemOf},
];
const answer = (args: string[], canAsk = false) => answersTo(questions, 'About.', args, canAsk);
const log = jest.spyOn(console, 'log').mockImplementation();

beforeEach(() => {
  log.mockClear();
  jest.mocked(select).mockReset().mockResolvedValue('FAQ');
  jest.mocked(text).mockReset().mockResolvedValue(' Our  answers ');
});

it('takes what is given, and asks nothing then', async () => {
  expect(await answer(['--title= Our  Services '])).toEqual({
    kind: 'article',
    title: 'Our Services',
  });
  await expect(answer(['--kind=FAQ'], true)).rejects.toThrow('--title: This is missing.');
  expect(select).not.toHaveBeenCalled();
});

it('asks everything when nothing is given', async () => {
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
  const url = {option: 'url', message: 'Address', fallback: 'https://a.example', problemOf};
  await answersTo([url], 'About.', [], true);
  const {validate, defaultValue} = jest.mocked(text).mock.calls[0]?.[0] ?? {};

  expect(defaultValue).toBe('https://a.example');
  expect(validate).toBeInstanceOf(Function);
  const check = validate as (value: string) => string | undefined;
  expect([check('!'), check(''), check('b')]).toEqual(['No "!".', undefined, undefined]);
});
