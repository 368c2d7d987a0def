import { type Configuration, rspack } from '@rspack/core';
import { BACKEND, commonConfig, REMOTE_PORTS } from './common.ts';
import { FirstPagePlugin } from './first-page-plugin.ts';

/** The host's dev server puts the remotes' dev servers under the addresses that they have in production. */
const remoteProxies = Object.entries(REMOTE_PORTS).map(([name, port]) => ({
  context: [`/remotes/${name}`],
  target: `http://localhost:${port}`,
  pathRewrite: { [`^/remotes/${name}`]: '' },
}));

const HOT_RELOAD = '@rspack/plugin-react-refresh/react-refresh-entry';

/**
 * The rspack configuration of the host. It has no federation plugin: the host loads remotes through the runtime,
 * behind sign-in, so the pages before sign-in carry neither. `pages` are the chunks that are fetched beside the main script.
 */
export function hostConfig(host: { port: number; pages: readonly string[] }) {
  return (env: { RSPACK_SERVE?: boolean }): Configuration => {
    const serving = env.RSPACK_SERVE === true;
    const common = commonConfig({
      context: process.cwd(),
      uniqueName: 'shell',
      publicPath: '/',
      serving,
      ownHotReloadEntry: true,
    });
    return {
      ...common,
      // Hot reload reaches the remotes only if the hook it reports to exists before it and before react-dom.
      entry: {
        main: serving
          ? ['./src/dev-hot-reload.ts', HOT_RELOAD, './src/main.tsx']
          : './src/main.tsx',
      },
      plugins: [
        ...(common.plugins ?? []),
        new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
        new FirstPagePlugin(host.pages),
        new rspack.CopyRspackPlugin({
          patterns: [
            { from: 'public/favicon.svg' },
            { from: 'public/start.js', to: 'start.[contenthash:8].js' },
          ],
        }),
      ],
      devServer: {
        port: host.port,
        hot: true,
        historyApiFallback: true,
        client: { overlay: { warnings: false } },
        proxy: [{ context: ['/api', '/remotes.json'], target: BACKEND }, ...remoteProxies],
      },
    };
  };
}
