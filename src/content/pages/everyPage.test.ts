import {screen} from '@testing-library/react';
import {pageNames, readPage, showPage} from '../../testing/pages';

describe.each(pageNames)('the page %s', (name) => {
  it('has a title, and a description of 50–160 characters', async () => {
    const {title, description} = (await readPage(name)).frontMatter;
    expect(title).toEqual(expect.stringMatching(/\w/));
    expect(String(description).length).toBeGreaterThanOrEqual(50);
    expect(String(description).length).toBeLessThanOrEqual(160);
  });

  it('has one first-level heading, and skips no level', async () => {
    await showPage(name);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });
});
