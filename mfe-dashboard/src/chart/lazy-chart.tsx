import { Skeleton } from '@saldo/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Chart } from './chart.tsx';

const LoadedChart = lazy(() => import('./chart.tsx').then(({ Chart }) => ({ default: Chart })));

/** The chart library is most of this remote's bytes: figures and lists show before it has arrived. */
export function LazyChart(props: ComponentProps<typeof Chart>) {
  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <LoadedChart {...props} />
    </Suspense>
  );
}
