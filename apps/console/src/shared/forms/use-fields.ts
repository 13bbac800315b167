import { type FieldRule, useFormFields } from '@shala/app-kit/use-fields.ts';
import type { TextId } from '../texts/texts.ts';

export type Rule<Name extends string> = FieldRule<Name, TextId>;

export const useFields = <Name extends string>(
  rules: Readonly<Record<Name, Rule<Name>>>,
  first: Readonly<Record<Name, string>>,
) => useFormFields<Name, TextId>(rules, first);
