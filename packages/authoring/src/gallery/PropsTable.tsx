import type {ReactNode} from 'react';
import type {ComponentDoc, ComponentProp} from '@sitekit/content-check/components';
import InlineCode from './InlineCode';
import styles from './styles.module.css';

/** How a value of the prop is written. */
function takes({name, type}: ComponentProp): string {
  switch (type.kind) {
    case 'text':
      return `Text: \`${name}="…"\``;
    case 'number':
      return `A number: \`${name}={1}\``;
    case 'boolean':
      return `Yes by \`${name}\` alone; no when it is left out`;
    case 'icon':
      return `The name of an icon: \`${name}="rocket"\``;
    case 'choice':
      return `One of ${type.values.map((value) => `\`${value}\``).join(', ')}`;
  }
}

/** What a component takes, prop by prop; nothing for one that takes nothing. */
export default function PropsTable({name, props}: ComponentDoc): ReactNode {
  if (props.length === 0) {
    return null;
  }
  return (
    <table className={styles.props}>
      <caption className="visually-hidden">What {name} takes</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Takes</th>
          <th scope="col">Needed</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <th scope="row">
              <code>{prop.name}</code>
            </th>
            <td>
              <InlineCode text={takes(prop)} />
            </td>
            <td>{prop.isRequired ? 'needed' : 'optional'}</td>
            <td>
              <InlineCode text={prop.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
