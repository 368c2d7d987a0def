import { Button, Field, Icon, Input, Modal, Popover, Tooltip, toast, Upload } from '@saldo/ui';
import { useState } from 'react';
import styles from './kit-page.module.css';

const VARIANTS = ['default', 'accent', 'outline', 'subtle', 'ghost'] as const;
const SIZES = ['sm', 'default', 'lg'] as const;

export function Buttons() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <div className={styles.row} key={variant}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`${variant} icon`}>
            <Icon of={Upload} />
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} busy>
            Working...
          </Button>
        </div>
      ))}
    </>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<'closable' | 'busy' | null>(null);
  const [popped, setPopped] = useState(false);
  return (
    <div className={styles.row}>
      <Button variant="outline" onClick={() => setOpen('closable')}>
        Open a dialog
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          setOpen('busy');
          setTimeout(() => setOpen(null), 3_000);
        }}
      >
        One that cannot be closed for 3 s
      </Button>
      <Popover
        open={popped}
        onClose={() => setPopped(false)}
        label="A popover"
        trigger={
          <Button variant="outline" onClick={() => setPopped(!popped)}>
            Open a popover
          </Button>
        }
      >
        <Button variant="ghost" onClick={() => setPopped(false)}>
          Close it
        </Button>
      </Popover>
      <Tooltip content="It shows on hover and on focus; Esc hides it.">
        {(describedBy) => (
          <Button variant="ghost" aria-describedby={describedBy}>
            With a tooltip
          </Button>
        )}
      </Tooltip>
      <Modal
        open={open !== null}
        closable={open !== 'busy'}
        title="A dialog"
        onClose={() => setOpen(null)}
        foot={
          <>
            <span className="small quiet">One primary action</span>
            <Button busy={open === 'busy'} onClick={() => setOpen(null)}>
              Done
            </Button>
          </>
        }
      >
        <Field label="Name" hint="The focus starts here and stays inside.">
          {(control) => <Input {...control} />}
        </Field>
      </Modal>
    </div>
  );
}

export function Toasts() {
  return (
    <div className={styles.row}>
      <Button variant="outline" onClick={() => toast({ kind: 'success', text: 'Saved (2 s)' })}>
        Success
      </Button>
      <Button variant="outline" onClick={() => toast({ kind: 'error', text: 'Not saved (4 s)' })}>
        Error
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({ kind: 'info', text: 'A duration of its own (8 s)', duration: 8_000 })
        }
      >
        Own duration
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast({ kind: 'success', text: 'Changed', action: { label: 'Undo', run: () => {} } })
        }
      >
        With an action
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          for (let count = 1; count <= 25; count += 1) {
            toast({ kind: 'info', text: `Message ${count} of 25: 20 are kept` });
          }
        }}
      >
        25 at once
      </Button>
    </div>
  );
}
