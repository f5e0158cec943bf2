import type {NewPageOptions} from '@sitekit/editor/new-page';

/** What `npm run new:page` reads and says. */
export default {
  folder: 'src/content/newPages',
  howToLink: ({kind, title, address}) => {
    const name = JSON.stringify(title);
    return kind === 'Privacy'
      ? `in docs-content/data/site.yaml, add this line below "legal:" (delete the # before it):\n- {name: ${name}, to: ${address}}`
      : `in docs-content/data/site.yaml, add this line below "navbar:":\n- {name: ${name}, path: ${address}}`;
  },
} satisfies NewPageOptions;
