import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import {ImageControl} from '../controls/ImageControl';
import {textOf} from '../controls/controls';
import type {Ask} from '../session';
import type {Picture} from './picture';
import {SubForm} from './SubForm';

type PictureFormProps = {
  /** The picture that is selected, if there is one. */
  picture: Picture;
  ask: Ask;
  /** Gets the new picture, or undefined if nothing changes. */
  onDone: (picture: Picture | undefined) => void;
};

/** Asks for a picture and for what it shows, because no picture goes without that. */
export function PictureForm({picture, ask, onDone}: PictureFormProps): ReactNode {
  const id = useId();
  const [url, setUrl] = useState(picture.url);
  const [alt, setAlt] = useState(picture.alt);
  const [failure, setFailure] = useState('');

  const submit = () => {
    if (url === '') {
      setFailure('Choose a picture first.');
    } else if (alt.trim() === '') {
      setFailure('Say what the picture shows, for people who can’t see it.');
    } else {
      onDone({...picture, url, alt: alt.trim()});
    }
  };

  return (
    <SubForm
      onSubmit={submit}
      onCancel={() => onDone(undefined)}
      actions={
        <>
          <button type="button" aria-describedby={`${id}-failure`} onClick={submit}>
            {picture.url === '' ? 'Insert picture' : 'Change picture'}
          </button>
          <button type="button" onClick={() => onDone(undefined)}>
            Keep as it is
          </button>
        </>
      }>
      <label htmlFor={`${id}-alt`}>What the picture shows</label>
      <input
        id={`${id}-alt`}
        type="text"
        required
        value={alt}
        onChange={({target}) => setAlt(target.value)}
      />
      <label htmlFor={id} id={`${id}-label`}>
        Picture
      </label>
      <ImageControl
        id={id}
        labelId={`${id}-label`}
        isRequired
        value={url}
        hasFocus
        ask={ask}
        onChange={(next) => setUrl(textOf(next))}
      />
      <p role="alert" id={`${id}-failure`}>
        {failure}
      </p>
    </SubForm>
  );
}
