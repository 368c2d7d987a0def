/** The teeth of a seal as svg arcs on a 96 × 96 canvas. Angles in degrees, clockwise from 12. */
function arc(from: number, to: number, radius: number): string {
  const point = (degrees: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return `${(48 + radius * Math.cos(radians)).toFixed(2)} ${(48 + radius * Math.sin(radians)).toFixed(2)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
}

/** The gap between two teeth is a fifth of a step on a coarse seal and wider on a fine one, so that it stays visible. */
function tooth(index: number, count: number, radius: number): string {
  const step = 360 / count;
  const gap = Math.max(3, step * 0.2);
  return arc(index * step + gap / 2, (index + 1) * step - gap / 2, radius);
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** All teeth of a seal in one path. */
export function arcs(count: number): string {
  return range(0, count)
    .map((index) => tooth(index, count, 42))
    .join('');
}

/** The teeth before the broken one, the broken one pushed out, and those after it. `at` counts from 1. */
export function brokenArcs(count: number, at: number) {
  const path = (indexes: number[]) => indexes.map((index) => tooth(index, count, 42)).join('');
  return {
    before: path(range(0, at - 1)),
    broken: tooth(at - 1, count, 45),
    after: path(range(at, count)),
  };
}
