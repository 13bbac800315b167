import { cx } from '@shala/ui/cx.ts';
import type { ReactNode } from 'react';
import styles from './file-picker.module.css';

interface FilePickerProps {
  /** Comma-separated media types and endings. */
  accept: string;
  icon: ReactNode;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
  children: string;
}

/** Looks like a link with an icon; the browser's own dialog offers camera, gallery and folders. */
export function FilePicker({ accept, icon, disabled, onChoose, children }: FilePickerProps) {
  return (
    <label className={cx(styles.pick, disabled && styles.off)}>
      {icon}
      {children}
      <input
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same photo may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
