import { formatAmount } from '@saldo/contracts/formatting';
import type { Options } from 'highcharts';
import { categoryClass } from '../categories/category.ts';
import { tooltipHtml } from '../chart/tooltip.ts';
import { formatTenths } from './shares.ts';
import type { Spending, SpendingEntry } from './spending.ts';

/** Room in px around the ring for the mark of focus. */
const FOCUS_ROOM = 4;

/** Whether an entry has a place in the ring: a net refund has no angle. */
export function hasAngle({ tenths }: SpendingEntry): boolean {
  return tenths !== null;
}

/** A ring from 12 o'clock, clockwise in the order of the list. `onHover` gets the index of the part under the pointer, or null. */
export function donutOptions(spending: Spending, onHover: (index: number | null) => void): Options {
  const entries = spending.entries.filter(hasAngle);
  const { currency } = spending;
  const figureOf = (entry: SpendingEntry) =>
    `${formatAmount(entry.amount, currency)} ${currency}, ${formatTenths(entry.tenths ?? 0)}`;
  return {
    chart: { type: 'pie', spacing: [0, 0, 0, 0], margin: FOCUS_ROOM },
    accessibility: {
      description: `Expenses ${formatAmount(spending.total, currency)} ${currency} by category`,
      point: {
        descriptionFormatter: (point) => {
          const entry = entries[point.index];
          return entry ? `${entry.name}, ${figureOf(entry)}` : '';
        },
      },
    },
    tooltip: {
      formatter: function () {
        const entry = entries[this.index];
        if (!entry) return false;
        return tooltipHtml(entry.name, [
          {
            keyClass: `part ${categoryClass(entry.category)}`,
            label: formatTenths(entry.tenths ?? 0),
            figure: formatAmount(entry.amount, currency),
          },
        ]);
      },
    },
    plotOptions: {
      pie: {
        size: '100%',
        slicedOffset: 0,
        innerSize: '73%',
        borderRadius: 0,
        dataLabels: { enabled: false },
        states: { hover: { halo: null }, inactive: { opacity: 1 } },
        point: {
          events: {
            mouseOver: function () {
              onHover(this.index);
            },
            mouseOut: () => onHover(null),
          },
        },
      },
    },
    series: [
      {
        type: 'pie',
        name: 'Expenses',
        data: entries.map((entry) => ({
          name: entry.name,
          y: entry.amount,
          className: categoryClass(entry.category),
        })),
      },
    ],
  };
}
