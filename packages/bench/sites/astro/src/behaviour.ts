import {showCurrentYear} from '@site/src/components/CurrentYear/showCurrentYear';
import {attachNavbar} from '@site/src/components/Navbar/attachNavbar';

/* What the bar and the footer do in the browser: a few lines, where an island would bring Preact. */

const bar = document.querySelector<HTMLElement>('body > header');
const year = document.querySelector<HTMLElement>('footer > p span > span');

if (bar && year) {
  attachNavbar(bar);
  showCurrentYear(year);
}
