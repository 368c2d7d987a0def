import { buttonClass, Card, Empty } from '@saldo/ui';
import { Link } from '@saldo/ui/router';

/** The statement area. Correcting lines is not offered here yet, and it says so. */
export default function App() {
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Statement</h1>
          <p>Descriptions and categories, line by line.</p>
        </div>
      </div>
      <Card>
        <Empty
          title="Nothing to edit here yet"
          text="Correcting descriptions and categories is not available yet. What was read from your statements is on the dashboard."
          action={
            <Link className={buttonClass({ variant: 'outline' })} to="/app/dashboard">
              Go to Dashboard
            </Link>
          }
        />
      </Card>
    </div>
  );
}
