import Camera from 'lucide-react/icons/camera';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './photo-picker.module.css';

interface PhotoPickerProps {
  label: string;
  /** The label once there is a photo. */
  changeLabel: string;
  removeLabel: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Comma-separated media types. */
  accept: string;
  value: File | null;
  onChange: (file: File | null) => void;
}

/** A round place for a photo; what was chosen shows at once. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, changeLabel, removeLabel, help, error, accept, value, onChange } = props;
  const note = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(value);
  const clear = () => {
    if (input.current) input.current.value = '';
    onChange(null);
    input.current?.focus();
  };
  return (
    <div className={styles.row}>
      <label className={styles.photo}>
        {preview ? <img src={preview} alt="" /> : <Camera aria-hidden="true" />}
        <input
          ref={input}
          type="file"
          accept={accept}
          className={styles.input}
          aria-label={value ? changeLabel : label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? note : undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
      </label>
      <div>
        <p className={styles.label} aria-hidden="true">
          {value ? changeLabel : label}
        </p>
        <p id={note} className={error ? styles.error : styles.help} aria-live="polite">
          {error ?? help}
        </p>
        {value ? (
          <button type="button" className={styles.remove} onClick={clear}>
            {removeLabel}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
