import { Checkbox } from '@shala/ui/checkbox.tsx';
import { DateField } from '@shala/ui/date-field.tsx';
import { PasswordField } from '@shala/ui/password-field.tsx';
import { PencilProgress } from '@shala/ui/pencil-progress.tsx';
import { PinField } from '@shala/ui/pin-field.tsx';
import { SavingState } from '@shala/ui/saving-state.tsx';
import { SearchField } from '@shala/ui/search-field.tsx';
import { SearchSelect } from '@shala/ui/search-select.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Group, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const india = { id: 'IN', label: 'India', value: '+91' };
const codes = [
  india,
  { id: 'NP', label: 'Nepal', value: '+977' },
  { id: 'SG', label: 'Singapore', value: '+65' },
];

export function FieldsSamples({ words }: { words: SampleWords }) {
  const [search, setSearch] = useState('');
  const [pin, setPin] = useState('47');
  const [date, setDate] = useState('01-05-2013');
  const [code, setCode] = useState(india);
  const saving = { saved: words.saved, saving: words.saving, waiting: words.waiting };
  return (
    <Group name="Fields">
      <Sample name="TextField: large with country code, and with an error">
        <TextField
          label={words.mobile}
          size="large"
          prefix="+91"
          inputMode="numeric"
          defaultValue="98450 12345"
          suffix={<Check aria-hidden="true" />}
          help={words.mobileHelp}
        />
        <TextField
          label={words.mobile}
          size="large"
          prefix="+91"
          defaultValue="98450"
          error={words.mobileError}
        />
      </Sample>
      <Sample name="TextField and PasswordField: medium, placeholder, disabled, error">
        <TextField label={words.person} placeholder={words.person} />
        <TextField label={words.person} defaultValue={words.person} disabled />
        <PasswordField
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          defaultValue="school"
        />
        <PasswordField
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          error={words.mobileError}
        />
      </Sample>
      <Sample name="SearchField: medium and large">
        <SearchField label={words.search} clearLabel={words.clear} value={search} onChange={setSearch} />
        <SearchField
          size="large"
          label={words.search}
          clearLabel={words.clear}
          value={search}
          onChange={setSearch}
        />
      </Sample>
      <Sample name="Checkbox: off, on, error, disabled">
        <Checkbox label={words.agree} />
        <Checkbox label={words.agree} defaultChecked />
        <Checkbox label={words.agree} error={words.agreeError} />
        <Checkbox label={words.agree} disabled />
      </Sample>
      <Sample name="PinField: four and six digits, error">
        <PinField label={words.otp} length={4} value={pin} onChange={setPin} />
        <PinField label={words.otp} length={6} value={pin} onChange={setPin} error={words.mobileError} />
      </Sample>
      <Sample name="DateField; SearchSelect: closed, open by a tap">
        <DateField label={words.person} placeholder="DD-MM-YYYY" value={date} onChange={setDate} />
        <SearchSelect
          label={words.mobile}
          size="large"
          options={codes}
          selected={code}
          onSelect={setCode}
          noneText={words.mobileError}
        />
      </Sample>
      <Sample name="PencilProgress and SavingState">
        <PencilProgress label={words.setup} percent={0} />
        <PencilProgress label={words.setup} percent={30} />
        <PencilProgress label={words.setup} percent={100} />
        <SavingState state="saved" labels={saving} />
        <SavingState state="saving" labels={saving} />
        <SavingState state="waiting" labels={saving} />
      </Sample>
    </Group>
  );
}
