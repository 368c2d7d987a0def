import { StatementPage } from './statement-page.tsx';

/** The statement area as the shell mounts it. */
export default function App() {
  return <StatementPage />;
}
