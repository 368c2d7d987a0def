import { Skeleton } from '@saldo/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Chart } from './chart.tsx';

const loadChart = () => import('./chart.tsx');

/** Sends for the chart library while the figures are still on their way, so that it is there when they come. */
export function prefetchChart(): void {
  // A chart that cannot be had is asked for once more, and told of, where one is drawn.
  loadChart().catch(() => undefined);
}

const LoadedChart = lazy(() => loadChart().then(({ Chart }) => ({ default: Chart })));

/** The chart library is most of this remote's bytes: figures and lists show before it has arrived. */
export function LazyChart(props: ComponentProps<typeof Chart>) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <LoadedChart {...props} />
    </Suspense>
  );
}
