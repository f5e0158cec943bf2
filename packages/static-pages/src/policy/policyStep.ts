import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Build, PageStep} from '../page/PageStep.ts';
import {contentSecurityPolicy, insertPolicy, nothingElse} from './contentSecurityPolicy.ts';
import type {Allowed} from './contentSecurityPolicy.ts';
import {headersFile, securityHeaders} from './headers.ts';
import {mergeSources, sourcesOf} from './sources.ts';
import type {Sources} from './sources.ts';

export type PolicyOptions = {
  /** Addresses on other hosts that scripts send requests to. */
  connectTo?: readonly string[];
  /** What a service needs whose script is in every page, such as one that counts visits. */
  allow?: Allowed;
};

/** Cloudflare Pages ignores longer lines of `_headers`. */
const maxHeaderChars = 2000;

/** Writes a file that the site's own folder of static files doesn't have. */
async function writeNew(outDir: string, file: string, text: string): Promise<void> {
  const path = join(outDir, file);
  if (existsSync(path)) {
    throw new Error(
      `The build writes ${file} itself, so "static" can't contain it. Delete static/${file}.`,
    );
  }
  await writeFile(path, text);
}

/**
 * A step that puts a content security policy into each page, and then writes `_headers`, which some hosts
 * read. It comes last: a policy allows exactly what is in the page.
 */
export default function policyStep(
  {outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>,
  {connectTo = [], allow = nothingElse}: PolicyOptions,
): PageStep {
  const connectSources = [...connectTo, ...(allow.sources['connect-src'] ?? [])];
  const allowed = {...allow.sources, 'connect-src': connectSources};
  const sourcesOfPages: Sources[] = [];
  return {
    name: 'policy',
    everyFile: true,

    change({$}) {
      const sources = sourcesOf($, allowed);
      insertPolicy($, contentSecurityPolicy(sources, allow));
      sourcesOfPages.push(sources);
    },

    async finish() {
      const policy = contentSecurityPolicy(mergeSources(sourcesOfPages), allow);
      const headers = securityHeaders(policy);
      if (headers.some((header) => header.join(': ').length > maxHeaderChars)) {
        console.warn(
          `The content security policy in _headers has more than ${maxHeaderChars} characters. Cloudflare ` +
            'Pages ignores it; the policy in each page still applies.',
        );
      }
      await writeNew(outDir, '_headers', headersFile(baseUrl, headers));
    },
  };
}
