import type {AuthoringConfig} from '@sitekit/authoring/cli';

/** What `npm run generate` and `npm run new:page` read and write. */
export default {
  components: 'src/theme/MDXComponents/index.tsx',
  iconType: 'IconDrawing',
  sources: ['src', 'packages'],
  generatedFolder: 'src/content/generated',
  newPages: 'src/content/newPages',
  howToLink: ({kind, title, address}) => {
    const name = JSON.stringify(title);
    return kind === 'Privacy'
      ? `in docs-content/data/site.yaml, add this line below "legal:" (delete the # before it):\n- {name: ${name}, to: ${address}}`
      : `in docs-content/data/site.yaml, add this line below "navbar:":\n- {name: ${name}, path: ${address}}`;
  },
} satisfies AuthoringConfig;
