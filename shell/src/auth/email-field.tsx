import { Field, Input } from '@saldo/ui';

export function EmailField() {
  return (
    <Field label="Email">
      {(control) => (
        <Input
          {...control}
          size="lg"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
        />
      )}
    </Field>
  );
}
