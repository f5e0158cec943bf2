import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import CodeBlock from '../../../../src/components/CodeBlock';
import {components, findComponent} from '../../../../src/content/components';
import type {ComponentDoc} from '@sitekit/content-check/components';
import CopyButton from './CopyButton';
import {partsOf} from './entries';
import InlineCode from './InlineCode';
import PropsTable from './PropsTable';
import styles from './styles.module.css';

const contentWords: Record<string, string> = {list: 'a list', table: 'a table'};

const joined = (names: readonly string[]): string =>
  names.map((name) => contentWords[name] ?? `\`<${name}>\``).join(' or ');

/** What may be in a component, as a sentence. */
function holdsSentence({content, canContain}: ComponentDoc): string {
  if (content === 'none') {
    return 'Nothing stands in it.';
  }
  return canContain
    ? `Holds nothing but ${joined(canContain)}.`
    : 'Holds whatever you write in it.';
}

/** How a component is written, below how it looks. */
function Example({name, example, children}: ComponentDoc & {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.example}>
      {children && (
        <div className={styles.look}>
          <ErrorBoundary fallback={() => <p>This example cannot be shown.</p>}>
            {children}
          </ErrorBoundary>
        </div>
      )}
      <CopyButton label={`Copy ${name}`} text={example} />
      <CodeBlock language="markup" code={example} />
    </div>
  );
}

function Part({part}: {part: ComponentDoc}): ReactNode {
  const {name, description, belongsIn = []} = part;
  return (
    <div className={styles.part}>
      <h3 id={name}>{name}</h3>
      <p>
        <InlineCode text={`${description} ${holdsSentence(part)}`} />{' '}
        <InlineCode text={`Stands in ${joined(belongsIn)}: see it above.`} />
      </p>
      <Example {...part} />
      <PropsTable {...part} />
    </div>
  );
}

/**
 * One component: what it is for, its example as it looks and as it is written, its props; and then
 * the components that stand in it.
 */
export default function Entry({name, children}: {name: string; children: ReactNode}): ReactNode {
  const component = findComponent(name);
  if (!component) {
    return null;
  }
  return (
    <section className={styles.entry} aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p>
        <InlineCode text={`${component.description} ${holdsSentence(component)}`} />
      </p>
      <Example {...component}>{children}</Example>
      <PropsTable {...component} />
      {partsOf(component, components).map((part) => (
        <Part key={part.name} part={part} />
      ))}
    </section>
  );
}
