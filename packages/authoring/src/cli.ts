import {parseArgs} from 'node:util';
import {loadContentConfig} from '@sitekit/content-check';
import {generateFiles, writeFiles} from './generate';
import {newPage} from './newPage';

const usage = `Usage:
  authoring generate --components <module> --json <file> --schemas <folder> [--icon-type <type>] [--check]
  authoring new-page --templates <folder> [--navbar <file>]
  authoring rebrand --tokens <stylesheet> --field <option>=<record>.<field> …

--check fails when a generated file is out of date, and writes nothing.
new-page and rebrand list the options that answer their questions with --help.`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean', default: false} as const;

function required(option: string, value: string | undefined): string {
  if (value === undefined) {
    throw new Error(`The option --${option} is missing.\n\n${usage}`);
  }
  return value;
}

/** How people call a command: the script of package.json that runs it, if there is one. */
function callOf(command: string): string {
  const script = process.env.npm_lifecycle_event;
  return script === undefined ? `authoring ${command}` : `npm run ${script} --`;
}

const config = () => loadContentConfig(process.cwd());

const commands: Record<string, ((args: string[]) => void | Promise<void>) | undefined> = {
  generate(args) {
    const options = {components: text, json: text, schemas: text, 'icon-type': text, check: flag};
    const {values} = parseArgs({args, options});
    const files = generateFiles(config(), {
      componentsModule: required('components', values.components),
      componentsFile: required('json', values.json),
      schemasFolder: required('schemas', values.schemas),
      iconType: values['icon-type'],
    });
    writeFiles(files, values.check);
  },

  async 'new-page'(args) {
    const options = {kind: text, title: text, description: text};
    const own = {templates: text, navbar: text, help: flag};
    const {templates, navbar, help, ...given} = parseArgs({
      args,
      options: {...options, ...own},
    }).values;
    await newPage(config(), {
      templates: required('templates', templates),
      navbar,
      given,
      helpFor: help ? callOf('new-page') : undefined,
    });
  },

  async rebrand(args) {
    const own = {tokens: text, field: {...text, multiple: true}, help: flag} as const;
    const {field: fields = []} = parseArgs({args, options: own, strict: false}).values;
    const assignments = fields.map(String);
    const names = [...assignments.map((each) => each.split('=')[0] ?? ''), 'accent'];
    const brand = Object.fromEntries(names.map((name) => [name, text]));
    const {values} = parseArgs({args, options: {...brand, ...own}});
    const given = Object.entries(values).filter(([name]) => names.includes(name));
    // Loaded here because the other commands don't need its library of colors.
    const {rebrand} = await import('./rebrand');
    await rebrand(config(), {
      fields: assignments,
      tokens: required('tokens', values.tokens),
      given: Object.fromEntries(given) as Record<string, string>,
      helpFor: values.help ? callOf('rebrand') : undefined,
    });
  },
};

/**
 * Runs a command in the current folder, a project's root.
 *
 * @param args the command's name and its arguments
 * @throws Error that says what is wrong, or how the commands are used
 */
export async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    throw new Error(usage);
  }
  try {
    await command(args);
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) {
      throw error;
    }
    const [sentence] = message.split('. ');
    throw new Error(`${sentence}. "${callOf(name)} --help" lists the options.`);
  }
}
