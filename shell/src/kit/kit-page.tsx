import { Card, CardBody, CardHead, Toaster } from '@saldo/ui';
import type { ReactNode } from 'react';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Buttons, Dialogs, Toasts } from './actions.tsx';
import { Choices, Fields, Files } from './inputs.tsx';
import styles from './kit-page.module.css';
import { Messages, Seals, Waiting } from './states.tsx';

const PARTS: readonly { title: string; part: () => ReactNode }[] = [
  { title: 'Buttons', part: Buttons },
  { title: 'Fields', part: Fields },
  { title: 'Choices', part: Choices },
  { title: 'Files', part: Files },
  { title: 'Dialogs', part: Dialogs },
  { title: 'Toasts', part: Toasts },
  { title: 'Messages', part: Messages },
  { title: 'Waiting', part: Waiting },
  { title: 'Seals', part: Seals },
];

/** Every part of ui/ in every state, on one page: /ui while developing (npm run dev), nowhere in the built product. */
export function KitPage() {
  return (
    <main className="wrap page">
      <title>The kit · Saldo</title>
      <div className="page-head">
        <h1>The kit</h1>
        <ThemeToggle size="icon" />
      </div>
      <div className={styles.parts}>
        {PARTS.map(({ title, part: Part }) => (
          <Card key={title}>
            <CardHead title={title} />
            <CardBody className={styles.part}>
              <Part />
            </CardBody>
          </Card>
        ))}
      </div>
      <Toaster />
    </main>
  );
}
