import { LONGEST_EMAIL } from '@saldo/contracts';
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
          maxLength={LONGEST_EMAIL}
          required
        />
      )}
    </Field>
  );
}
