import {findIcons} from './findIcons';

/*
 * `npm run icons -- arrow`: lists the names of icons that hold a word, or of all icons.
 */

const words = process.argv.slice(2);
const {names, meant} = findIcons(words);
if (names.length > 0) {
  console.log(names.join('\n'));
  console.log(`\nWrite one as icon="${names[0] ?? ''}". See them drawn: https://tabler.io/icons`);
} else {
  console.log(`No icon has "${words.join(' ')}" in its name.`);
  console.log(meant ? `Did you mean "${meant}"?` : 'Try another word, or npm run icons for all.');
}
