import type {ReactNode, RefObject} from 'react';
import {SuggestedControl, textOf, useFocus} from '../controls';
import {LabeledField} from '../dialog/LabeledField';
import type {EditSession} from '../session';
import type {Details} from './commands';

type DetailsFormProps = {
  ref: RefObject<HTMLDivElement | null>;
  details: Details;
  session: EditSession;
  onChange: (details: Pick<Details, 'url' | 'alt'>) => void;
  onRemoveLink: () => void;
};

/** Where the selected link leads, or what the selected picture is and shows. */
export function DetailsForm(props: DetailsFormProps): ReactNode {
  const {ref, details, session, onChange, onRemoveLink} = props;
  const {kind, url, alt} = details;
  const isPicture = kind === 'picture';
  useFocus(ref, url === '');

  return (
    <div ref={ref}>
      {isPicture && (
        <LabeledField label="What the picture shows">
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              value={alt}
              onChange={({target}) => onChange({url, alt: target.value})}
            />
          )}
        </LabeledField>
      )}
      <LabeledField label={isPicture ? 'Picture file' : 'Link address'}>
        {(attributes) => (
          <SuggestedControl
            attributes={attributes}
            suggestions={isPicture ? 'image' : 'link'}
            isRequired
            value={url}
            session={session}
            onChange={(next) => onChange({url: textOf(next), alt})}
          />
        )}
      </LabeledField>
      {!isPicture && (
        <button type="button" onClick={onRemoveLink}>
          Remove link
        </button>
      )}
    </div>
  );
}
