import type {Nodes} from 'mdast';
import {isElement} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import {findComponent} from '../../content/components';
import {contactLinks} from '../../content/contactLinks';
import {propsOf} from './propsOf';
import type {ShownReader} from './ShownReader';

const linkAttributes = ['to', 'href'];

type Show = (reader: ShownReader, element: JsxElement) => void;

/** The level of the heading that a component's `title` becomes; of the others it is 3. */
const titleLevels: Partial<Record<string, number>> = {ContactForm: 2, ProcessStep: 4};

/** Props that come below what stands between the tags. */
const propsBelow = ['linkLabel'];

/** The components directly inside of another one. */
const elementsIn = (node: Nodes): JsxElement[] =>
  'children' in node
    ? node.children.flatMap((child) => (isElement(child) ? [child] : elementsIn(child)))
    : [];

function showProps(reader: ShownReader, element: JsxElement, names: readonly string[]): void {
  const props = propsOf(element);
  for (const name of names) {
    const text = props[name];
    if (typeof text !== 'string') {
      continue;
    }
    if (name === 'title') {
      reader.heading(titleLevels[element.name ?? ''] ?? 3, () => reader.say(text));
    } else if (linkAttributes.includes(name)) {
      reader.link(text);
    } else {
      reader.sayAlone(text);
    }
  }
}

/** The props that are texts, in the order in which the component declares them. */
const textPropsOf = ({name}: JsxElement): string[] =>
  (findComponent(name ?? '')?.props ?? [])
    .filter(({type}) => type.kind === 'text')
    .map((prop) => prop.name);

/** Its title and other texts, what stands between its tags, and its link. */
const showInOrder: Show = (reader, element) => {
  const names = textPropsOf(element);
  const isBelow = (name: string) => linkAttributes.includes(name) || propsBelow.includes(name);
  const above = names.filter((name) => !isBelow(name));
  showProps(reader, element, above);
  reader.readChildren(element);
  showProps(reader, element, names.filter(isBelow));
};

const showSection: Show = (reader, element) => reader.section(() => showInOrder(reader, element));

const showList =
  (isOrdered: boolean): Show =>
  (reader, element) =>
    reader.list(
      element.name ?? '',
      isOrdered,
      elementsIn(element).map((item) => ({read: () => reader.read(item)})),
    );

/** The steps of a type are a list under the heading that the prop of that name gives. */
const showFlowchart: Show = (reader, element) => {
  const steps = elementsIn(element);
  for (const type of textPropsOf(element).filter((name) => name !== 'note')) {
    reader.heading(3, () => showProps(reader, element, [type]));
    const items = steps
      .filter((step) => propsOf(step).type === type)
      .map((step) => ({read: () => reader.read(step), number: Number(propsOf(step).id)}));
    reader.list('ProcessFlowchart', true, items);
  }
  showProps(reader, element, ['note']);
};

const showCatalogue: Show = (reader) => {
  const cards = reader.records.tools.map(({name, category, description, url, image}) => ({
    read: () => {
      reader.image('', image);
      reader.heading(3, () => reader.say(name));
      reader.sayAlone(category);
      reader.sayAlone(description);
      reader.link(url);
    },
  }));
  reader.list('ToolCatalogue', false, cards);
};

const showComparison: Show = (reader, element) => {
  showInOrder(reader, element);
  const {columns, hosting, yes, no} = reader.records.interface.toolComparison;
  const textOf = (value: string | boolean) => {
    if (typeof value === 'string') {
      return value;
    }
    return value ? yes : no;
  };
  const fields = Object.keys(columns) as (keyof typeof columns)[];
  const rows = reader.records.comparison.map((tool) =>
    fields.map((field) => (field === 'hosting' ? hosting[tool.hosting] : textOf(tool[field]))),
  );
  const head = fields.map((field) => columns[field]);
  reader.table([head, ...rows].map((row) => row.map((text) => () => reader.say(text))));
};

const showDetails: Show = (reader) => {
  const {email, phone} = contactLinks(reader.records.site.contact);
  for (const {label, href} of [email, phone]) {
    reader.link(href);
    reader.sayAlone(label);
  }
};

/** Before it is sent. */
const showForm: Show = (reader, element) => showProps(reader, element, ['title', 'intro']);

const shows: Partial<Record<string, Show>> = {
  Banner: showSection,
  BenefitGrid: showList(false),
  CardGrid: showList(false),
  ContactDetails: showDetails,
  ContactForm: showForm,
  FigureBand: showSection,
  PhaseGrid: showList(false),
  ProcessFlowchart: showFlowchart,
  Section: showSection,
  StepLine: showList(true),
  Timeline: showList(true),
  ToolCatalogue: showCatalogue,
  ToolComparison: showComparison,
};

/** What a component shows of its props, its content and the records. */
export function showComponent(reader: ShownReader, element: JsxElement): void {
  (shows[element.name ?? ''] ?? showInOrder)(reader, element);
}
