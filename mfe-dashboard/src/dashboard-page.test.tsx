// @vitest-environment happy-dom
import { OPEN_IMPORT, STATEMENT_UPLOADED, UPLOADED } from '@saldo/ui';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';

type Answers = Record<string, unknown>;

const TRANSACTION = {
  id: 't1',
  description: 'Miete Okerstrasse 14',
  date: '2026-10-31',
  category: 'housing',
  amount: -1390,
  currency: 'EUR',
  account: 'ING Berlin',
  statement_id: 's',
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  converted: -1390,
  converted_currency: 'EUR',
};

const FULL: Answers = {
  overview: {
    currency: 'EUR',
    total_portfolio_value: 115246.3,
    total_balance: 25687.99,
    income: 2000,
    expenses: 1390,
    unconverted: [{ currency: 'TWD', amount: -420 }],
    unproven: [],
  },
  portfolio: {
    currency: 'EUR',
    total_portfolio_value: 115246.3,
    total_balance: 25687.99,
    total_investments: 89558.31,
    balances: [
      {
        account: 'ING Berlin',
        currency: 'EUR',
        balance: 25687.99,
        as_of: '2026-10-31',
        bank_accounts: 1,
        converted: 25687.99,
        rate_date: null,
      },
    ],
    unknown_balances: [{ account: 'Wise', currency: 'TWD' }],
    rates_source: 'ECB',
    rates_date: '2026-11-13',
    unconverted: [],
  },
  'cash-flow': {
    currency: 'EUR',
    monthly_profit_loss: [{ month: '2026-10', income: 2000, expenses: 1390, profit: 610 }],
    unconverted: [{ currency: 'TWD', amount: -420 }],
  },
  'spending-categories': {
    currency: 'EUR',
    categories: [{ category: 'housing', amount: 1390 }],
    unconverted: [{ currency: 'TWD', amount: 420 }],
  },
  'recent-activity': { transactions: [TRANSACTION], total_count: 1 },
  filters: { accounts: ['ING Berlin', 'Wise'], currencies: ['EUR', 'GBP'] },
  statements: { statements: [] },
  uploads: { files: [] },
};

const EMPTY: Answers = {
  ...FULL,
  'cash-flow': { currency: 'EUR', monthly_profit_loss: [], unconverted: [] },
  'spending-categories': { currency: 'EUR', categories: [], unconverted: [] },
  'recent-activity': { transactions: [], total_count: 0 },
  filters: { accounts: [], currencies: ['EUR'] },
};

let answers: Answers;
let asked: URL[];

/** Answers by the last word of the path; a part without an answer stays on its way, an Error is a 500. */
function server(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(String(input), 'http://localhost');
  asked.push(url);
  const answer = answers[url.pathname.split('/').at(-1) ?? ''];
  if (answer === undefined) return new Promise(() => undefined);
  if (answer instanceof Error) {
    return Promise.resolve(Response.json({ detail: answer.message }, { status: 500 }));
  }
  return Promise.resolve(Response.json({ data: answer, success: true, message: 'ok' }));
}

function open(given: Answers) {
  answers = given;
  render(
    <BrowserRouter>
      <DashboardPage />
    </BrowserRouter>,
  );
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  history.replaceState(null, '', '/app/dashboard');
  vi.stubGlobal('fetch', vi.fn(server));
  // Every answer comes at once, however busy this machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
const lastAsked = (name: string) => asked.findLast(({ pathname }) => pathname.endsWith(name));

describe('the dashboard', () => {
  it('asks for six parts and shows them without a currency symbol', async () => {
    open(FULL);
    await waitFor(() => expect(summary().getByText('25,687')).toBeTruthy());
    const six = asked.filter(({ pathname }) => pathname.includes('/dashboard/'));
    expect(six).toHaveLength(6);
    expect(lastAsked('/recent-activity')?.search).toBe('?target_currency=EUR&limit=10');
    expect(screen.getByText('All amounts shown in EUR')).toBeTruthy();
    expect(await screen.findByText('1 amount is left out of these sums.')).toBeTruthy();
    expect(screen.getByText(/Expenses: TWD 420.00/)).toBeTruthy();
    expect(summary().getByText('2 accounts, 2 currencies; 1 balance not printed')).toBeTruthy();
    expect(await screen.findByText('Miete Okerstrasse 14')).toBeTruthy();
  });
  it('shows no zero where no rate is known for anything', async () => {
    const left = (...amounts: number[]) => amounts.map((amount) => ({ currency: 'TWD', amount }));
    const nothing = { total_balance: 0, total_portfolio_value: 0, income: 0, expenses: 0 };
    open({
      ...FULL,
      overview: {
        currency: 'EUR',
        ...nothing,
        unconverted: left(52_000, 2_000, -420),
        unproven: [],
      },
      portfolio: {
        ...(FULL.portfolio as object),
        ...nothing,
        total_investments: 0,
        balances: [],
        unknown_balances: undefined,
        unconverted: left(52_000),
      },
      'cash-flow': {
        currency: 'EUR',
        monthly_profit_loss: [{ month: '2026-10', income: 0, expenses: 0, profit: 0 }],
        unconverted: left(2_000, -420),
      },
      'spending-categories': { currency: 'EUR', categories: [], unconverted: left(420) },
    });
    await waitFor(() => expect(summary().getAllByText('No rate for TWD')).toHaveLength(4));
    expect(summary().queryByText('0')).toBeNull();
    expect(screen.getByText('3 amounts are left out of these sums.')).toBeTruthy();
    expect(screen.queryByText(/Net over/)).toBeNull();
    expect(screen.queryByText('No expenses in this period.')).toBeNull();
  });
  it('spreads a figure over the months that have a booking', async () => {
    const month = (name: string, income: number) => ({
      month: name,
      income,
      expenses: 0,
      profit: income,
    });
    open({
      ...FULL,
      'cash-flow': {
        currency: 'EUR',
        monthly_profit_loss: [month('2026-01', 1000), month('2026-02', 0), month('2026-03', 1000)],
        unconverted: [],
      },
    });
    await waitFor(() => expect(summary().getByText('1,000.00 a month with bookings')).toBeTruthy());
  });
  it('shows grey blocks in place of figures that are missing', () => {
    open({});
    expect(summary().getAllByText('Loading')).toHaveLength(4);
  });
  it('shows no figure of the old currency under the new one', async () => {
    open(FULL);
    await waitFor(() => expect(summary().getByText('25,687')).toBeTruthy());
    answers = {};
    fireEvent.click(screen.getByRole('button', { name: 'GBP' }));
    expect(screen.getByText('All amounts shown in GBP')).toBeTruthy();
    expect(summary().queryByText('25,687')).toBeNull();
    expect(lastAsked('/overview')?.searchParams.get('target_currency')).toBe('GBP');
  });
  it('passes accounts encoded once inside the query', async () => {
    open(FULL);
    fireEvent.click(await screen.findByRole('button', { name: 'Wise' }));
    expect(lastAsked('/spending-categories')?.search).toContain('account_filter=ING%2520Berlin');
  });
  it('keeps its filters in the address, where a reload and the way back find them', async () => {
    open(FULL);
    fireEvent.click(await screen.findByRole('button', { name: 'Wise' }));
    fireEvent.click(screen.getByRole('button', { name: 'GBP' }));
    expect(location.search).toBe('?accounts_off=Wise&currency=GBP');
    cleanup();
    open(FULL);
    expect(screen.getByText('All amounts shown in GBP')).toBeTruthy();
    const wise = await screen.findByRole('button', { name: 'Wise' });
    expect(wise.getAttribute('aria-pressed')).toBe('false');
    history.back();
    expect(await screen.findByText('All amounts shown in EUR')).toBeTruthy();
    expect(lastAsked('/overview')?.searchParams.get('target_currency')).toBe('EUR');
  });
  it('leaves out of the address what is not offered', async () => {
    history.replaceState(null, '', '?currency=ZZZ&accounts_off=Nobody&accounts_off=Wise&to=soon');
    open(FULL);
    await waitFor(() => expect(location.search).toBe('?accounts_off=Wise'));
  });
  it('says of which day the balances are where dates are chosen, which they do not follow', async () => {
    open(FULL);
    await waitFor(() => expect(summary().getByText('25,687')).toBeTruthy());
    expect(summary().queryByText('As of 31 Oct 2026')).toBeNull();
    cleanup();
    history.replaceState(null, '', '?to=2026-06-30');
    open(FULL);
    await waitFor(() => expect(summary().getAllByText('As of 31 Oct 2026')).toHaveLength(2));
  });
  it('goes on at its heading when the filters that hid everything are cleared', async () => {
    history.replaceState(null, '', '?to=2020-06-30');
    open(EMPTY);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(document.activeElement?.textContent).toBe('Dashboard');
    expect(location.search).toBe('');
  });
  it('offers the first upload where there are no transactions, and no charts', async () => {
    open(EMPTY);
    expect(await screen.findByText('No Transactions Yet')).toBeTruthy();
    expect(screen.queryByText('Income and expenses by month')).toBeNull();
    const opened = vi.fn();
    window.addEventListener(OPEN_IMPORT, opened, { once: true });
    fireEvent.click(screen.getByRole('button', { name: 'Upload PDF Statement' }));
    expect(opened).toHaveBeenCalledOnce();
  });
  it('says what failed, keeps the rest, and tries again', async () => {
    open({ ...FULL, portfolio: new Error('Rates are not there yet.') });
    expect(await screen.findByText('Failed to fetch dashboard data')).toBeTruthy();
    expect(screen.getByText('Rates are not there yet.')).toBeTruthy();
    expect(summary().getByText('25,687')).toBeTruthy();
    answers = FULL;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Where your balance is')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Failed to fetch dashboard data')).toBeNull());
  });
  it('shows a file that failed at once, uploaded while the list was on its way', async () => {
    const { uploads: _, ...withoutUploads } = FULL;
    open(withoutUploads);
    await waitFor(() => expect(lastAsked('/uploads')).toBeTruthy());
    const processing_error = 'This PDF is locked.';
    const file = { id: 'u', filename: 'a.pdf', account: 'Wise', note: null, processing_error };
    answers = { ...FULL, uploads: { files: [{ ...file, processing_status: 'failed' }] } };
    window.dispatchEvent(new CustomEvent(STATEMENT_UPLOADED));
    expect(await screen.findByText('This PDF is locked.')).toBeTruthy();
    expect(asked.filter(({ pathname }) => pathname.endsWith('/uploads'))).toHaveLength(2);
  });
  it.each([
    { words: 'shows a late list of files to whoever comes to see them', state: UPLOADED },
    { words: 'lets a late list of files wait to be asked for', state: null },
  ])('$words', async ({ state }) => {
    history.replaceState({ usr: state, key: 'k', idx: 0 }, '', '/app/dashboard');
    const file = { id: 'u', filename: 'a.csv', account: 'Wise', note: null, review: null };
    const late = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      if (String(input).includes('/uploads')) await late.promise;
      return server(input);
    });
    open({ ...EMPTY, uploads: { files: [{ ...file, processing_status: 'needs_review' }] } });
    await screen.findByText('No Transactions Yet');
    vi.spyOn(performance, 'now').mockReturnValue(3_000);
    late.resolve();
    if (state) await screen.findByText('a.csv');
    else await screen.findByRole('button', { name: 'Show' });
    expect(screen.queryByText('a.csv') !== null).toBe(state !== null);
  });
  it('loads again when an uploaded file has been read', async () => {
    open(EMPTY);
    await screen.findByText('No Transactions Yet');
    const file = {
      id: 'u',
      filename: 'a.pdf',
      account: 'Wise',
      processing_status: 'completed',
      note: null,
    };
    answers = { ...FULL, uploads: { files: [file] } };
    window.dispatchEvent(new CustomEvent(STATEMENT_UPLOADED));
    expect(await screen.findByText('Miete Okerstrasse 14')).toBeTruthy();
    expect(screen.queryByText('No Transactions Yet')).toBeNull();
  });
});
