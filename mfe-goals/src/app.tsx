import { Card, Empty } from '@saldo/ui';

/** The goals area. Plans cannot be made here yet, and it says so. */
export default function App() {
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>AI Goals Planner</h1>
          <p>Plan it. Save it. We'll keep you on track.</p>
        </div>
      </div>
      <Card>
        <Empty
          title="No saved goals yet"
          text="Making a plan is not available yet. Your goals will stand here, each with its pace per month."
        />
      </Card>
    </div>
  );
}
