/**
 * Loaded first, and only while developing. Every bundle brings its own hot reload and reports to this hook; without it
 * a remote never learns of the shell's renderer, and an edited remote would not show.
 */
type Renderer = { scheduleRefresh?: unknown };
const renderers = new Map<number, Renderer>();

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    inject(renderer: Renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onScheduleFiberRoot() {},
  },
});
