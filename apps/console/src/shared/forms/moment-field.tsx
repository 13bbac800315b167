import { TextField, type TextFieldProps } from '@shala/ui/text-field.tsx';

interface MomentFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** As the browser's own field writes it: local time without a zone. */
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time, by the browser's own field. */
export const MomentField = ({ onChange, ...rest }: MomentFieldProps) => (
  <TextField
    {...rest}
    type="datetime-local"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
