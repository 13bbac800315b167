import { TextField, type TextFieldProps } from './text-field.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** As typed so far, at the end DD-MM-YYYY. */
  value: string;
  onChange: (value: string) => void;
}

/** A date typed as numbers: quicker than paging a calendar back to a year of birth. */
export function DateField({ onChange, ...rest }: DateFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      onChange={(event) => onChange(dashDate(event.currentTarget.value))}
    />
  );
}

/** Puts the dashes where they belong; a pasted YYYY-MM-DD turns round. */
export function dashDate(typed: string): string {
  const digits = typed
    .trim()
    .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3$2$1')
    .replace(/^(\d)\D/, '0$1')
    .replace(/^(\d{2})\D?(\d)\D/, '$1-0$2')
    .replace(/\D/g, '')
    .slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('-');
}
