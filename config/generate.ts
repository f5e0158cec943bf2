import type {GenerateOptions} from '@sitekit/content-check/generate';

/** What `npm run generate` reads and writes. */
export default {
  components: 'src/theme/MDXComponents/index.tsx',
  iconType: 'IconDrawing',
  sources: ['src', 'packages'],
  generatedFolder: 'src/content/generated',
} satisfies GenerateOptions;
