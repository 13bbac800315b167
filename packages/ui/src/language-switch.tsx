import styles from './language-switch.module.css';

interface Language {
  code: string;
  /** The language's own name, in its own script. */
  name: string;
}

interface LanguageSwitchProps {
  label: string;
  languages: Language[];
  current: string;
  onChange: (code: string) => void;
}

export function LanguageSwitch({ label, languages, current, onChange }: LanguageSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a frame; this is a button group
    <div className={styles.group} role="group" aria-label={label}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles.choice}
          aria-pressed={code === current}
          onClick={() => onChange(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** On a phone: one button that carries the name of the other language. */
export function LanguageButton({ languages, current, onChange }: Omit<LanguageSwitchProps, 'label'>) {
  const other = languages.find(({ code }) => code !== current);
  if (!other) return null;
  return (
    <button type="button" lang={other.code} className={styles.single} onClick={() => onChange(other.code)}>
      {other.name}
    </button>
  );
}
