/** @jest-environment node */
import {select, text} from '@clack/prompts';
import {answersTo} from './answers';
import type {Given, Question} from './answers';

jest.mock('@clack/prompts', () => ({isCancel: () => false, select: jest.fn(), text: jest.fn()}));

const problemOf = (answer: string) => (answer.includes('!') ? 'No "!".' : undefined);
const questions: Question[] = [
  {option: 'kind', message: 'Kind', choices: ['article', 'FAQ'], fallback: 'article', problemOf},
  {option: 'title', message: 'Title', problemOf},
];
const answer = async (given: Given, canAsk = false) =>
  Object.fromEntries(await answersTo(questions, given, canAsk));

beforeEach(() => {
  jest.mocked(select).mockReset().mockResolvedValue('FAQ');
  jest.mocked(text).mockReset().mockResolvedValue(' Our  answers ');
});

it('takes what is given, and asks only for what has no fallback', async () => {
  expect(await answer({title: ' Our  Services '})).toEqual({
    kind: 'article',
    title: 'Our Services',
  });
  expect(await answer({kind: 'FAQ'}, true)).toEqual({kind: 'FAQ', title: 'Our answers'});
  expect(select).not.toHaveBeenCalled();
});

it('asks everything when nothing is given', async () => {
  expect(await answer({}, true)).toEqual({kind: 'FAQ', title: 'Our answers'});
});

it('reports everything missing or wrong at once', async () => {
  await expect(answer({kind: '!'})).rejects.toThrow('--kind: No "!".\n--title is missing.');
});

it('lets a person correct a wrong answer, and keep a fallback', async () => {
  const url = {option: 'url', message: 'Address', fallback: 'https://a.example', problemOf};
  await answersTo([url], {}, true);
  const {validate, defaultValue} = jest.mocked(text).mock.calls[0]?.[0] ?? {};

  expect(defaultValue).toBe('https://a.example');
  expect(validate).toBeInstanceOf(Function);
  const check = validate as (value: string) => string | undefined;
  expect([check('!'), check(''), check('b')]).toEqual(['No "!".', undefined, undefined]);
});
