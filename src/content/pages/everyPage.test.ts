import {screen} from '@testing-library/react';
import {pages, showPage} from '../../testing/pages';
import {compareShown} from '../../testing/shown/compareShown';
import {readShown} from '../../testing/shown/readShown';
import {frontMatterSchema} from '../schema';

it('there are several pages, including a home page', () => {
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(({path}) => path === '/')).toHaveLength(1);
});

describe.each(pages)('the page $path', (page) => {
  it('has a title and a description', () => {
    const {name: title, description} = page;
    expect(frontMatterSchema.safeParse({title, description}).error).toBeUndefined();
  });

  it('has one first-level heading and skips no level', async () => {
    await showPage(page);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('shows every heading, text, list, table and image of its MDX in order', async () => {
    const {container} = await showPage(page);
    const {found, expected} = compareShown(readShown(container), page.content);
    expect(found).toEqual(expected);
  });
});
