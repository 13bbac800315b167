import { type ChangeEvent, useState } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong with a value, if anything; some rules look at the other fields. */
export type FieldRule<Name extends string, TextId extends string> = (
  value: string,
  values: Values<Name>,
) => TextId | undefined;

/** What is typed into a form's fields, and what is wrong with it. */
export function useFormFields<Name extends string, TextId extends string>(
  rules: Readonly<Record<Name, FieldRule<Name, TextId>>>,
  first: Values<Name>,
) {
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<Name, TextId | undefined>>>({});

  const check = (name: Name, among: Values<Name>) => {
    const error = rules[name](among[name], among);
    setErrors((before) => ({ ...before, [name]: error }));
    return error;
  };

  const setValue = (name: Name, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    // A complaint goes away while it is being mended; a new one waits until the field is left.
    if (errors[name]) check(name, next);
  };

  const fieldProps = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(name, event.currentTarget.value),
    onBlur: () => void check(name, values),
  });

  /** True when nothing is wrong; otherwise the cursor goes to the first field that is. */
  const acceptAll = (form: HTMLFormElement): boolean => {
    const wrong = (Object.keys(rules) as Name[]).filter((name) => check(name, values) !== undefined);
    const [top] = wrong;
    if (top) form.querySelector<HTMLInputElement>(`input[name=${top}]`)?.focus();
    return wrong.length === 0;
  };

  return { values, errors, setValue, fieldProps, acceptAll };
}
