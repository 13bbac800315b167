import { TextField } from '@shala/ui/text-field.tsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { checkMobile, groupDigits, readDigits } from '#shared/phone/phone-number.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface MobileFieldProps {
  dialCode: string;
  /** Only digits. */
  value: string;
  onChange: (digits: string) => void;
  onBlur: () => void;
  prefix?: ReactNode;
  help?: string;
  error?: string | undefined;
}

export function MobileField({ dialCode, value, onChange, ...rest }: MobileFieldProps) {
  const t = useTexts();
  return (
    <TextField
      {...rest}
      name="mobile"
      size="large"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      label={t('register.mobile')}
      value={groupDigits(value)}
      onChange={(event) => onChange(readDigits(event.currentTarget.value, dialCode))}
      suffix={checkMobile(value, dialCode) === undefined ? <Check aria-hidden="true" /> : null}
    />
  );
}
