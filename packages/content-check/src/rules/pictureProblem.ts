import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {posix} from 'node:path';
import type {DiagnosticDetails} from '../SourceFile';

/** The default of `maxPictureKb` in the configuration. */
const MAX_KB = 1000;
const KB_PER_MB = 1000;
const BYTES_PER_KB = 1000;

/** Enough of a file to recognize its format. */
const HEAD_BYTES = 1024;

const unknownFormats =
  /^\.(heic|heif|tiff?|psd|bmp|eps|ai|raw|dng|cr2|nef|indd|sketch|xcf|wmf|emf|jxl|jp2)$/i;
const otherFiles = /^\.(pdf|docx?|pptx?|xlsx?|key|pages|numbers|zip|txt|csv|mp4|mov|webm|mp3)$/i;

const formats = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
  /<svg[\s>]/,
  /^\0\0\x01\0/,
];

const saveAgain = 'Save it as .jpg, .png or .webp, and use that file.';

/** The problem with a picture's format, which its name tells. */
export function formatProblem(path: string): DiagnosticDetails | undefined {
  const {ext} = posix.parse(path);
  if (unknownFormats.test(ext)) {
    return {message: `Browsers can't show ${ext} pictures: ${path}`, hint: saveAgain};
  }
  return otherFiles.test(ext)
    ? {message: `${path} isn't a picture.`, hint: `Link to it instead: [its name](${path})`}
    : undefined;
}

/** The problem with a picture's file. */
export function pictureProblem(
  path: string,
  file: string,
  maxKb = MAX_KB,
): DiagnosticDetails | undefined {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(HEAD_BYTES);
  const {size} = fstatSync(descriptor);
  const head = bytes.toString('latin1', 0, readSync(descriptor, bytes));
  closeSync(descriptor);
  if (!formats.some((format) => format.test(head))) {
    return {message: `${path} doesn't contain a picture that browsers can show.`, hint: saveAgain};
  }
  const kb = Math.round(size / BYTES_PER_KB);
  const inWords = (count: number) =>
    count < KB_PER_MB ? `${count} kB` : `${Math.round((count / KB_PER_MB) * 10) / 10} MB`;
  return kb > maxKb
    ? {
        message: `This picture is ${inWords(kb)}, so it loads slowly: ${path}`,
        hint: `Make it smaller than ${inWords(maxKb)}: resize it to 2000 pixels, or save it as .webp.`,
      }
    : undefined;
}
