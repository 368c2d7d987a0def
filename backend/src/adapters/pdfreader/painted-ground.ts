type Row = [number, number, number];
type Graphics = {
  ctx: { m_: [Row, Row, Row] };
  current: { fillColor: unknown; fillAlpha: number };
};
type Operator = (...args: unknown[]) => unknown;
type Box = { left: number; top: number; right: number; bottom: number };

/** More painted areas than this are not told apart: from then on all of the page counts as painted. */
const MOST_AREAS = 5_000;
/** The number under which images are met; those of pdf2json's own operators end at 87. */
const PAINT_IMAGE = 1_000;
const IMAGE = /^paint\w*(?:Image|Jpeg)/;
/** A colour whose every part is at least this (of 255) cannot be told from paper. */
const PAPER = 250;

/**
 * What has been painted on a page so far, in the device units of its context, so that white text on bare paper can be told
 * from white text on a bar. The operators that build and fill paths, shade or show images are watched, not replaced.
 */
export class PaintedGround {
  private readonly graphics: Graphics;
  private readonly areas: Box[] = [];
  private path: Box | null = null;
  private isAllPainted = false;

  constructor(graphics: Graphics) {
    this.graphics = graphics;
    const point: Operator = (...args) => this.addPoint(args.at(-2), args.at(-1));
    for (const name of ['moveTo', 'lineTo', 'curveTo', 'curveTo2', 'curveTo3'])
      this.watch(name, point);
    this.watch('rectangle', (x, y, width, height) => {
      this.addPoint(x, y);
      this.addPoint(Number(x) + Number(width), Number(y));
      this.addPoint(x, Number(y) + Number(height));
      this.addPoint(Number(x) + Number(width), Number(y) + Number(height));
    });
    this.watch('fill', () => this.fillPath());
    for (const name of ['stroke', 'endPath']) this.watch(name, () => this.endPath());
    this.watch('shadingFill', () => {
      this.isAllPainted = true;
    });
    this.watchImages();
  }

  /** Whether text drawn now with its middle at this point (in device units) shows on the page. */
  showsAt(x: number, y: number): boolean {
    const { fillAlpha, fillColor } = this.graphics.current;
    if (fillAlpha === 0) return false;
    if (this.isAllPainted || !isPaper(fillColor)) return true;
    return this.areas.some(
      ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  }

  /** An operator is found under its name and under its number, so both are watched. */
  private watch(name: string, watcher: Operator): void {
    const operators = this.graphics as unknown as Record<string, unknown>;
    const original = operators[name];
    if (typeof original !== 'function') return;
    const watched = function watched(this: unknown, ...args: unknown[]) {
      watcher(...args);
      return original.apply(this, args);
    };
    for (const key in operators) if (operators[key] === original) operators[key] = watched;
  }

  /** pdf2json passes over what paints images, so in every list of operators these are given a number that it does not know. */
  private watchImages(): void {
    const operators = this.graphics as unknown as Record<string, unknown>;
    const functions = new Set<unknown>();
    for (const name in operators) if (IMAGE.test(name)) functions.add(operators[name]);
    const numbers = new Set<number>();
    for (const key in operators)
      if (/^\d+$/.test(key) && functions.has(operators[key])) numbers.add(Number(key));
    const execute = operators.executeOperatorList;
    if (typeof execute !== 'function') throw new Error('pdf2json has no lists of operators');
    operators[PAINT_IMAGE] = (...args: unknown[]) => this.paintImage(args);
    operators.executeOperatorList = (list: { fnArray: number[] }, ...rest: unknown[]) => {
      for (const [index, number] of list.fnArray.entries())
        if (numbers.has(number)) list.fnArray[index] = PAINT_IMAGE;
      return execute.call(this.graphics, list, ...rest);
    };
  }

  private addPoint(x: unknown, y: unknown): void {
    const [one, two, origin] = this.graphics.ctx.m_;
    const [across, down] = [Number(x), Number(y)];
    const left = across * one[0] + down * two[0] + origin[0];
    const top = across * one[1] + down * two[1] + origin[1];
    const { path } = this;
    this.path = {
      left: Math.min(left, path?.left ?? left),
      top: Math.min(top, path?.top ?? top),
      right: Math.max(left, path?.right ?? left),
      bottom: Math.max(top, path?.bottom ?? top),
    };
  }

  private fillPath(): void {
    const { fillAlpha, fillColor } = this.graphics.current;
    if (this.path && fillAlpha > 0 && !isPaper(fillColor)) this.areas.push(this.path);
    if (this.areas.length > MOST_AREAS) this.isAllPainted = true;
    this.path = null;
  }

  private endPath(): void {
    this.path = null;
  }

  /** An image fills the unit square of its own space; a group of them comes with a list of places. */
  private paintImage(args: unknown[]): void {
    if (args.some(Array.isArray)) this.isAllPainted = true;
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ])
      this.addPoint(x, y);
    if (this.path) this.areas.push(this.path);
    this.path = null;
  }
}

function isPaper(color: unknown): boolean {
  if (typeof color !== 'string') return false;
  const parts = /^rgb\(([\d.]+),([\d.]+),([\d.]+)\)$/.exec(color)?.slice(1);
  return parts?.every((part) => Number(part) >= PAPER) ?? false;
}
