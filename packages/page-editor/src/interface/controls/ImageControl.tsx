import {useState} from 'react';
import type {ReactNode} from 'react';
import type {ImageTarget} from '../../protocol';
import {textOf, useAnswer, useFocus, valueOf} from './controls';
import type {ControlProps} from './controls';
import styles from './styles.module.css';

/** A file's bytes in Base64. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`Couldn’t read ${file.name}.`));
    reader.readAsDataURL(file);
  });

/** A picture: one of the site's, an uploaded one, or the address of another. */
export function ImageControl(props: ControlProps): ReactNode {
  const {id, labelId, describedBy, isRequired, value, hasFocus, ask, onChange} = props;
  const address = useFocus<HTMLInputElement>(hasFocus);
  const images = useAnswer(() => ask({action: 'images'}), '');
  const [uploaded, setUploaded] = useState<readonly ImageTarget[]>([]);
  const [news, setNews] = useState('');

  const upload = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) {
      return;
    }
    setNews(`Uploading ${file.name}…`);
    try {
      const image = await ask({action: 'upload', name: file.name, data: await readBase64(file)});
      setUploaded([image, ...uploaded]);
      setNews(`Uploaded ${image.address}.`);
      onChange(image.address);
    } catch (error) {
      setNews((error as Error).message);
    }
  };

  return (
    <div
      className={styles.picker}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void upload(event.dataTransfer.files);
      }}>
      <input
        ref={address}
        id={id}
        type="text"
        inputMode="url"
        required={isRequired}
        aria-describedby={describedBy}
        value={textOf(value)}
        onChange={({target}) => onChange(valueOf(target.value.trim(), isRequired))}
      />
      <label className={styles.upload}>
        Drop a picture here, or choose a file:
        <input type="file" accept="image/*" onChange={({target}) => void upload(target.files)} />
      </label>
      <p role="status">{news}</p>
      <div role="radiogroup" aria-labelledby={labelId} className={styles.images}>
        {[...uploaded, ...(images ?? [])].map(({address: src, width, height}) => (
          <label key={src} title={`${src}, ${width} × ${height}`} className={styles.choice}>
            <input
              type="radio"
              name={id}
              aria-label={src}
              checked={value === src}
              onChange={() => onChange(src)}
            />
            <img src={src} alt="" loading="lazy" />
          </label>
        ))}
      </div>
    </div>
  );
}
