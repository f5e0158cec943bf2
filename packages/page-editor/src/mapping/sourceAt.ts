import type {SourceFile} from '@sitekit/content-check';
import type {Source} from '../protocol';

/** The source of what is at an offset. */
export function sourceAt(file: SourceFile, offset: number, name: string): Source {
  return {name, file: file.path, line: file.diagnostic(offset, {message: ''}).line};
}
