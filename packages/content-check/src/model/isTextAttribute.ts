import type {ContentConfig} from '../config';
import {imageAttributes, linkAttributes} from './addressAttributes';

/** HTML attributes that are shown or read aloud. */
const textAttributes = ['alt', 'title', 'aria-label', 'placeholder'];

const addressAttributes = [...linkAttributes, ...imageAttributes];

/** Whether the attribute of a component or HTML element is text that visitors read. */
export function isTextAttribute(
  element: string,
  attribute: string,
  {components}: Pick<ContentConfig, 'components'>,
): boolean {
  const prop = components
    .find(({name}) => name === element)
    ?.props.find(({name}) => name === attribute);
  return prop
    ? prop.type.kind === 'text' && !addressAttributes.includes(attribute)
    : textAttributes.includes(attribute);
}
