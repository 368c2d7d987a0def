import type { CashFlow } from '@saldo/contracts';
import {
  formatAmount,
  formatLongMonth,
  formatMonth,
  formatMonthAndYear,
  formatMonthSpan,
  formatSignedAmount,
  isOfYear,
} from '@saldo/contracts/formatting';
import type { Options } from 'highcharts';
import { type TooltipRow, tooltipHtml } from '../chart/tooltip.ts';
import { type Month, monthsInOrder } from './cash-flow.ts';

/** Room for the axis labels, in px; the row of net figures under the chart starts there too. */
const AXIS_WIDTH = 48;
const COLUMN_WIDTH = 34;
const NARROW_COLUMN_WIDTH = 20;
const NARROW_CHART = 480;
const MOST_LABELS = 12;
const MOST_NARROW_LABELS = 6;
const MOST_NARROW_LABELS_WITH_YEAR = 4;

const THOUSANDS = [
  { from: 1e12, letter: 'T' },
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
  { from: 1, letter: '' },
];

/** An axis figure: 6000 gives '6k', −1,500,000 gives '−1.5M', 250 gives '250'. */
export function axisLabel(value: number): string {
  const size = Math.abs(value);
  const { from, letter } = THOUSANDS.find((step) => size >= step.from) ?? { from: 1, letter: '' };
  return `${value < 0 ? '−' : ''}${Math.round((size / from) * 100) / 100}${letter}`;
}

/** The months' names under the columns; with the year, which they need where they are not all of the current one. */
function monthLabels(months: readonly string[], withYear: boolean): string[] {
  return months.map(withYear ? formatMonthAndYear : formatMonth);
}

/** Every how many months one is named, so that the names do not run into each other. */
export function labelStep(months: number, mostLabels: number): number {
  return Math.max(1, Math.ceil(months / mostLabels));
}

/** Half the width of the net dash: a little wider than a column, and never into the next month. Widths in px. */
export function dashRadius(plotWidth: number, months: number): number {
  return Math.max(2, Math.min(COLUMN_WIDTH / 2 + 5, Math.floor((plotWidth / months) * 0.32)));
}

function tooltipRows(month: Month, currency: string): TooltipRow[] {
  return [
    { keyClass: 'in', label: 'Income', figure: formatSignedAmount(month.income, currency) },
    { keyClass: 'out', label: 'Expenses', figure: formatSignedAmount(-month.expenses, currency) },
    { keyClass: 'net', label: 'Net', figure: formatSignedAmount(month.profit, currency) },
  ];
}

/** The words a screen reader gets for one point. */
export function describePoint(series: string, month: Month, currency: string): string {
  const amount = { Income: month.income, Expenses: month.expenses }[series] ?? month.profit;
  return `${formatLongMonth(month.month)}, ${series} ${formatAmount(amount, currency)} ${currency}`;
}

function seriesOf(months: readonly Month[]): Options['series'] {
  const net = months.map(({ profit }) => profit);
  const dash = { enabled: true, symbol: 'dash', radius: dashRadius(600, months.length) };
  return [
    { type: 'column', name: 'Income', className: 'in', data: months.map(({ income }) => income) },
    {
      type: 'column',
      name: 'Expenses',
      className: 'out',
      data: months.map(({ expenses }) => -expenses),
    },
    {
      type: 'line',
      name: 'Net halo',
      className: 'net-halo',
      data: net,
      marker: dash,
      enableMouseTracking: false,
      accessibility: { enabled: false },
    },
    { type: 'line', name: 'Net', className: 'net', data: net, marker: dash },
  ];
}

/** What is other on a phone: fewer names, narrower columns and dashes. */
function narrowRule(months: number, withYear: boolean) {
  const mostLabels = withYear ? MOST_NARROW_LABELS_WITH_YEAR : MOST_NARROW_LABELS;
  const dash = { marker: { radius: dashRadius(260, months) } };
  return {
    condition: { maxWidth: NARROW_CHART },
    chartOptions: {
      xAxis: { labels: { step: labelStep(months, mostLabels) } },
      plotOptions: { column: { maxPointWidth: NARROW_COLUMN_WIDTH } },
      series: [{}, {}, dash, dash] as Options['series'] & object,
    },
  };
}

/** Stacked columns, income above zero and expenses below it, with the net of each month as a dash. */
export function cashFlowOptions(cashFlow: CashFlow, currentYear: number): Options {
  const months = monthsInOrder(cashFlow);
  const withYear = !months.every(({ month }) => isOfYear(month, currentYear));
  const { currency } = cashFlow;
  const first = months[0]?.month;
  const last = months.at(-1)?.month;
  return {
    chart: { type: 'column', spacing: [8, 0, 4, 0], marginLeft: AXIS_WIDTH, marginRight: 0 },
    accessibility: {
      description: first && last ? `Income and expenses, ${formatMonthSpan(first, last)}` : '',
      point: {
        descriptionFormatter: (point) => {
          const month = months[point.index];
          return month ? describePoint(point.series.name, month, currency) : '';
        },
      },
    },
    xAxis: {
      categories: monthLabels(
        months.map(({ month }) => month),
        withYear,
      ),
      crosshair: true,
      tickLength: 0,
      labels: { distance: 12, rotation: 0, step: labelStep(months.length, MOST_LABELS) },
    },
    yAxis: {
      title: { text: '' },
      startOnTick: false,
      endOnTick: false,
      minPadding: 0.06,
      maxPadding: 0.06,
      tickPixelInterval: 44,
      labels: { x: -10, formatter: ({ value }) => axisLabel(Number(value)) },
      plotLines: [{ value: 0, className: 'zero-line', zIndex: 4 }],
    },
    plotOptions: {
      series: { states: { inactive: { enabled: false } } },
      column: {
        stacking: 'normal',
        maxPointWidth: COLUMN_WIDTH,
        groupPadding: 0.12,
        pointPadding: 0.08,
        borderRadius: 3,
      },
      line: { states: { hover: { halo: null } } },
    },
    tooltip: {
      shared: true,
      distance: COLUMN_WIDTH,
      formatter: function () {
        const month = months[this.index];
        return month
          ? tooltipHtml(formatLongMonth(month.month), tooltipRows(month, currency))
          : false;
      },
    },
    series: seriesOf(months) ?? [],
    responsive: { rules: [narrowRule(months.length, withYear)] },
  };
}
