import {useRef} from 'react';
import type {ReactNode} from 'react';
import {SuggestedControl, textOf, useFocus} from '../controls';
import {LabeledField} from '../dialog/LabeledField';
import type {EditSession} from '../session';
import type {Details} from './commands';

type DetailsFormProps = {
  details: Details;
  session: EditSession;
  onChange: (details: Pick<Details, 'url' | 'alt'>) => void;
};

/** Where the selected link leads, or what the selected picture is and shows. */
export function DetailsForm({details, session, onChange}: DetailsFormProps): ReactNode {
  const {kind, url, alt} = details;
  const isPicture = kind === 'picture';
  const form = useRef<HTMLDivElement>(null);
  useFocus(form, url === '');

  return (
    <div ref={form}>
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
    </div>
  );
}
