import { signInWithPassword } from '@shala/api-client/accounts.ts';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { beginSession } from '#shared/session/session.ts';
import { type LoginErrors, type LoginValues, loginRules } from './login-rules.ts';

type Field = keyof LoginValues;
const fields: readonly Field[] = ['email', 'password'];

interface LoginHandlers {
  readonly onSignedIn: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** The life of the login form: what is typed, what is wrong with it, and whether it is on its way. */
export function useLogin({ onSignedIn, onFailure }: LoginHandlers) {
  const [values, setValues] = useState<LoginValues>({ email: '', password: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isBusy, setIsBusy] = useState(false);

  const check = (field: Field, value: string) => {
    const error = loginRules[field](value);
    setErrors((before) => ({ ...before, [field]: error }));
    return error;
  };

  const fieldProps = (name: Field) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      // A complaint goes away while it is being mended; a new one waits until the field is left.
      if (errors[name]) check(name, value);
    },
    onBlur: () => check(name, values[name]),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = fields.filter((field) => check(field, values[field]) !== undefined);
    const [first] = wrong;
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
      return;
    }
    if (isBusy) return;
    setIsBusy(true);
    try {
      beginSession(await signInWithPassword(transport, { ...values, email: values.email.trim() }));
      await onSignedIn();
    } catch (error) {
      onFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return { errors, isBusy, fieldProps, submit };
}
