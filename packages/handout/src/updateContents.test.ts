import {updateContents} from './updateContents';

const entry = (id: string) => `<li><a href="#${id}">${id}</a></li>`;

it('numbers what is printed, in any alphabet, and removes the rest', () => {
  document.body.innerHTML = `
    <nav class="handout-contents">
      <ol>${['page--team', 'page--über', 'page--100%', 'page--hidden'].map(entry).join('')}</ol>
    </nav>
    <h2 id="page--team"></h2><h2 id="page--über"></h2><h2 id="page--100%"></h2>
    <h2 id="page--hidden" hidden></h2>`;
  Element.prototype.checkVisibility = function isShown() {
    return !this.hasAttribute('hidden');
  };
  updateContents({'page--team': 3, 'page--%C3%BCber': 4, 'page--100%': 5});

  const links = Array.from(document.querySelectorAll('a'));
  expect(links.map(({text, dataset}) => [text, dataset.sheet])).toEqual([
    ['page--team', '3'],
    ['page--über', '4'],
    ['page--100%', '5'],
  ]);
});
