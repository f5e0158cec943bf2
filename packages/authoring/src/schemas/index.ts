import {writeFileSync} from 'node:fs';
import {jsonSchemaPath, jsonSchemaText} from '../../../../src/content/jsonSchema';
import {recordSchemas} from '../../../../src/content/schema';
import type {RecordName} from '../../../../src/content/schema';

/** Writes the schemas that editors use. Run it after a change of `src/content/schema.ts`. */
for (const name of Object.keys(recordSchemas) as RecordName[]) {
  writeFileSync(jsonSchemaPath(name), jsonSchemaText(name));
  console.log(`Wrote ${jsonSchemaPath(name)}`);
}
