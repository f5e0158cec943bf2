import type {Content, SiteProblem} from '@sitekit/content-check';
import {toolCategories} from '../schema';
import type {Tool} from '../schema';

/** Warns about categories without tools, which have no button in the filter. */
export function checkUnusedCategories({records}: Content): SiteProblem[] {
  const record = records.find(({name}) => name === 'tools');
  if (!record?.isValid) {
    return [];
  }
  const used = (record.value as Tool[]).map(({category}) => category);
  return toolCategories
    .filter((category) => !used.includes(category))
    .map((category) => ({
      file: record.file,
      offset: 0,
      severity: 'warning',
      message: `No tool is in the category "${category}", so the filter has no button for it.`,
      hint: `To show the button, give a tool this line: category: ${category}`,
    }));
}
