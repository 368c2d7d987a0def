import Highcharts, { type Chart as DrawnChart, type Options } from 'highcharts';
import 'highcharts/modules/accessibility';
import { HighchartsReact } from 'highcharts-react-official';
import { memo, useMemo } from 'react';
import './chart.css';
import { useThrottled } from './use-throttled.ts';

/** A horizontal dash as a marker, for the net of a month; its width is twice the marker's radius. */
Object.assign(Highcharts.SVGRenderer.prototype.symbols, {
  dash: (x: number, y: number, width: number, height: number) => [
    ['M', x, y + height / 2],
    ['L', x + width, y + height / 2],
  ],
});

/** What every chart has in common: colours come by class name from chart.css, the card around it holds title and key. */
const COMMON: Options = {
  chart: { styledMode: true, animation: false },
  title: { text: '' },
  credits: { enabled: false },
  legend: { enabled: false },
  tooltip: { useHTML: true, hideDelay: 100, outside: false },
  plotOptions: { series: { animation: false } },
  // The card around a chart is the landmark and has the heading.
  accessibility: {
    landmarkVerbosity: 'disabled',
    // The mark of focus comes from the style sheet; the library's own is a box that the chart's edge cuts.
    keyboardNavigation: { focusBorder: { enabled: false, hideBrowserFocusOutline: false } },
    screenReaderSection: {
      beforeChartFormat: '<div>{chartLongdesc}</div>',
      afterChartFormat: '{endOfChartMarker}',
    },
  },
};

/**
 * The only place that knows the chart library. Fills its parent, which has to have a height. It redraws only when
 * `options` is another object, so keep it in useMemo, and at most once in 1/60 s.
 */
export const Chart = memo(function Chart(props: {
  options: Options;
  onDrawn?: (chart: DrawnChart) => void;
}) {
  const drawn = useThrottled(props.options);
  const options = useMemo(() => Highcharts.merge(COMMON, drawn), [drawn]);
  return (
    <HighchartsReact
      highcharts={Highcharts}
      options={options}
      immutable
      {...(props.onDrawn ? { callback: props.onDrawn } : {})}
      containerProps={{ className: 'saldo-chart' }}
    />
  );
});
