import { Field, Input, Tooltip } from '@saldo/ui';
import { PasswordRules } from './password-rules.tsx';

/** The password of a new account, with its requirements beside it while it is hovered or focused. */
export function NewPasswordField(props: {
  value: string;
  error: string | null;
  onChange: (password: string) => void;
}) {
  return (
    <Field label="Password" error={props.error}>
      {(control) => (
        <Tooltip place="beside" content={<PasswordRules password={props.value} />}>
          {(describedBy) => (
            <Input
              {...control}
              aria-describedby={
                [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
              }
              size="lg"
              name="password"
              type="password"
              autoComplete="new-password"
              required
              value={props.value}
              onChange={(event) => props.onChange(event.target.value)}
            />
          )}
        </Tooltip>
      )}
    </Field>
  );
}
