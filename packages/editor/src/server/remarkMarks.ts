import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {ImageStarts} from './markPage';

export type RemarkMarksOptions = {
  /** The project's root. */
  siteDir: string;
};

/**
 * For the development server: adds marks to the texts of pages, so that the editor knows where each
 * is written. It comes after all other plugins: they see the texts without marks.
 */
export default function remarkMarks(this: Processor, {siteDir}: RemarkMarksOptions) {
  const imagesIn = new WeakMap<object, ImageStarts>();
  const data = this.data();
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      transforms: [
        (tree) => {
          const starts: ImageStarts = new Map();
          visit(tree, 'image', (image) => {
            starts.set(image, image.position?.start.offset ?? 0);
          });
          imagesIn.set(tree, starts);
        },
      ],
    },
  ];

  return async (tree: Root, file: VFile): Promise<void> => {
    // A build loads this module too, but doesn't need what reads pages.
    const {markPage} = await import('./markPage');
    markPage(siteDir, tree, file, imagesIn.get(tree) ?? new Map());
  };
}
