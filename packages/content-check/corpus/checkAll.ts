import {answerTo, readCases, writeAnswers} from './cases';

/*
 * Prints the check's answer to every case as JSON, for the test. With `--write`, the answers become
 * those of the corpus instead: read the diff before you commit it.
 */

async function main(): Promise<void> {
  const answers = new Map<string, string>();
  for (const item of readCases()) {
    answers.set(`${item.topic} ${item.name}`, await answerTo(item));
  }
  if (process.argv.includes('--write')) {
    writeAnswers(answers);
  } else {
    console.log(JSON.stringify([...answers]));
  }
}

void main();
