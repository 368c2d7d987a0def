import { DashboardPage } from './dashboard-page.tsx';

/** The dashboard as the shell mounts it. */
export default function App() {
  return <DashboardPage />;
}
