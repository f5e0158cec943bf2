import {join} from 'node:path';
import {SourceFile} from '@sitekit/content-check';
import type {Diagnostic, EditedFiles} from '@sitekit/content-check';
import {ChangeHistory} from '../ChangeHistory';
import type {OutlineField} from '../../source-map/outline';
import type {EditorAnswers, EditorRequest, Value} from '../../protocol';
import {EditorServer} from '../EditorServer';
import {createTestSite, pageFile, recordFile} from './testSite';
import type {TestSite} from './testSite';

export type TestServer = TestSite & {
  server: EditorServer;
  ask: <Action extends EditorRequest['action']>(
    request: Extract<EditorRequest, {action: Action}>,
  ) => Promise<EditorAnswers[Action]>;
  save: (fieldId: number, value: Value) => Promise<EditorAnswers['save']>;
  /** Numbers of fields in the files as they are now. */
  fieldIds: {title: () => number; text: () => number; price: () => number};
};

/** A server whose check only knows two mistakes: "wrong" is an error, and "odd" a warning for 21. */
export function createTestServer(): TestServer {
  const test = createTestSite();
  const {site, siteDir, read} = test;
  const check = (edited: EditedFiles = new Map()): Promise<Diagnostic[]> =>
    Promise.resolve(
      [pageFile, recordFile]
        .map((file) => [file, edited.get(file) ?? read(file)] as const)
        .flatMap(([file, text]) =>
          Array.from(text.matchAll(/wrong|odd/g), ({0: word, index}) =>
            new SourceFile(file, text).diagnostic({
              offset: index,
              severity: word === 'wrong' ? 'error' : 'warning',
              message: `"${word}" is ${word}.`,
              hint: 'Write something else.',
              suggestions: [{start: index, end: index + word.length, text: '21'}],
            }),
          ),
        ),
    );
  const history = new ChangeHistory(siteDir, site.config);
  const images = {siteDir, staticFolder: 'static', folder: 'img'};
  const server = new EditorServer({
    site,
    background: {check, planFix: () => Promise.resolve({fixed: [], changes: []})},
    history,
    images,
    templates: join(siteDir, 'templates'),
  });
  server.setPages({[pageFile]: '/offers'});
  const ask: TestServer['ask'] = (request) => server.answer(request) as Promise<never>;
  const idIn = (file: string, isMeant: (field: OutlineField) => boolean): number => {
    const version = site.read(file);
    const field = version.outline.fields.find(isMeant);
    return field ? site.fieldId(version, field) : 0;
  };
  return {
    ...test,
    server,
    ask,
    save: (fieldId, value) => ask({action: 'save', edits: [{fieldId, value}]}),
    fieldIds: {
      title: () => idIn(pageFile, ({label, block}) => label === 'Title' && block?.label !== 'Page'),
      text: () => idIn(pageFile, ({label}) => label === 'Text'),
      price: () => idIn(recordFile, ({label}) => label === 'Price'),
    },
  };
}
