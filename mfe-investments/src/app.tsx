import { Card, Empty } from '@saldo/ui';

/** The investments area. Holdings cannot be added here yet, and it says so. */
export default function App() {
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Investments</h1>
          <p>Stocks, real estate, gold and crypto.</p>
        </div>
      </div>
      <Card>
        <Empty
          title="No investments yet"
          text="Adding investments is not available yet. They will stand here beside your balances."
        />
      </Card>
    </div>
  );
}
