import {
  Calendar,
  Dropzone,
  Field,
  House,
  Input,
  Plane,
  Progress,
  Search,
  Segment,
  Select,
  Tabs,
  Textarea,
  Toggle,
} from '@saldo/ui';
import { useState } from 'react';
import styles from './kit-page.module.css';

export function Fields() {
  return (
    <>
      <Field label="Plain" hint="A hint says what belongs here.">
        {(control) => <Input {...control} placeholder="e.g. Revolut EUR" />}
      </Field>
      <Field label="With an icon">
        {(control) => <Input {...control} icon={Search} type="search" />}
      </Field>
      <Field label="Wrong" error="Start cannot be after end.">
        {(control) => <Input {...control} icon={Calendar} type="date" defaultValue="2026-10-31" />}
      </Field>
      <Field label="Disabled">{(control) => <Input {...control} value="Maybank" disabled />}</Field>
      <Field label="Several lines">{(control) => <Textarea {...control} rows={2} />}</Field>
    </>
  );
}

const PLACES = [
  { value: 'housing', label: 'Housing', icon: House },
  { value: 'travel', label: 'Travel', icon: Plane },
] as const;
const CURRENCIES = ['EUR', 'GBP', 'MYR'].map((code) => ({ value: code, label: code }));
const TABS = [
  { id: 'plan', label: 'Plan' },
  { id: 'saved', label: 'Saved Goals' },
] as const;

export function Choices() {
  const [place, setPlace] = useState<'housing' | 'travel' | undefined>();
  const [currency, setCurrency] = useState('EUR');
  const [bank, setBank] = useState(true);
  const [tab, setTab] = useState<'plan' | 'saved'>('plan');
  return (
    <>
      <Field label="Select">
        {(control) => (
          <Select
            {...control}
            options={PLACES}
            value={place}
            onChange={setPlace}
            placeholder="Choose a category"
          />
        )}
      </Field>
      <Field label="Nothing to choose from">
        {(control) => (
          <Select
            {...control}
            options={[]}
            value={undefined}
            onChange={() => {}}
            emptyText="No currencies available"
          />
        )}
      </Field>
      <div className={styles.row}>
        <Segment label="Currency" options={CURRENCIES} value={currency} onChange={setCurrency} />
        <Toggle pressed={bank} onPressedChange={setBank}>
          Maybank
        </Toggle>
        <Toggle pressed={!bank} onPressedChange={(pressed) => setBank(!pressed)}>
          Wise
        </Toggle>
      </div>
      <Tabs label="Goals" tabs={TABS} value={tab} onChange={setTab}>
        <p className="soft">{tab === 'plan' ? 'The plan.' : 'The saved goals.'}</p>
      </Tabs>
    </>
  );
}

export function Files() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <Dropzone
        title="Drop files here"
        subtitle="or click to browse"
        accept=".pdf,.csv"
        multiple
        onFiles={(files) => setNames(files.map((file) => file.name))}
      />
      <Dropzone
        title="Closed"
        subtitle="while an upload runs"
        accept=".pdf"
        disabled
        onFiles={() => {}}
      />
      <p className="small quiet">{names.join(', ') || 'Nothing dropped yet'}</p>
      <Progress value={60} label="Upload progress" />
      <Progress value={30} label="Goal progress" tone="quiet" />
    </>
  );
}
