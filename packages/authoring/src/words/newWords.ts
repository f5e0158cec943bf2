import {checkContent, didYouMean} from '@sitekit/content-check';
import type {ContentConfig, Diagnostic, SourceFile} from '@sitekit/content-check';

/** A word that is in no dictionary, where it is first. */
export type NewWord = Diagnostic & {unknownWord: string};

export type NewWords = {words: NewWord[]; sources: SourceFile[]};

/** `/benefits`, `benefits.mdx` and `docs-content/benefits.mdx` are the same page. */
const nameOf = (path: string): string => path.replace(/^\.?\//, '').replace(/\.(mdx|yaml)$/, '');

/** @throws Error when no file has that name */
function findFile(page: string, sources: readonly SourceFile[], folder: string): string {
  const names = sources.map(({path}) => nameOf(path).replace(`${folder}/`, ''));
  const wanted = nameOf(page).replace(`${folder}/`, '') || 'index';
  const source = sources[names.indexOf(wanted)];
  if (!source) {
    throw new Error(
      [`${folder} has no page "${page}".`, didYouMean(wanted, names)].join(' ').trim(),
    );
  }
  return source.path;
}

/**
 * Finds the words that are in no dictionary, names included.
 *
 * @param page only its words: `benefits`
 */
export async function findNewWords(
  siteDir: string,
  config: ContentConfig,
  page?: string,
): Promise<NewWords> {
  const {diagnostics, sources} = await checkContent(siteDir, config, undefined, {everyName: true});
  const file = page === undefined ? undefined : findFile(page, sources, config.contentFolder);
  const words = diagnostics.filter(
    (diagnostic): diagnostic is NewWord =>
      diagnostic.unknownWord !== undefined &&
      (file === undefined || placesOf(diagnostic).some((place) => place.file === file)),
  );
  return {words, sources};
}

/** The files in which a word is. */
const placesOf = ({file, repeats = []}: Diagnostic): {file: string}[] => [{file}, ...repeats];
