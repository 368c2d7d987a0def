import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { BACKEND, commonConfig, REMOTE_PORTS, type RemoteName } from './common.ts';
import { federationAlias } from './federation-modules.ts';

/** One copy for the whole page. The host's copy is taken, whatever version the remote was built with. */
const singleton = { singleton: true, requiredVersion: false } as const;

/**
 * The rspack configuration of a remote: `src/app.tsx` is what the host mounts, `src/standalone.tsx` what runs
 * alone while developing. `charts` shares one Highcharts among the remotes that draw.
 */
export function remoteConfig(remote: { name: RemoteName; port?: number; charts?: boolean }) {
  return (env: { RSPACK_SERVE?: boolean }): Configuration => {
    const serving = env.RSPACK_SERVE === true;
    const { name } = remote;
    const port = remote.port ?? REMOTE_PORTS[name];
    const common = commonConfig({
      context: process.cwd(),
      uniqueName: name,
      publicPath: 'auto',
      serving,
    });
    return {
      ...common,
      resolve: { ...common.resolve, alias: federationAlias() },
      entry: serving ? { standalone: './src/standalone.tsx' } : {},
      plugins: [
        ...(common.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: serving ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: { './app': './src/app.tsx' },
          shared: {
            react: singleton,
            'react-dom': singleton,
            '@saldo/ui/router': { ...singleton, version: '1.0.0' },
            xstate: singleton,
            '@xstate/react': singleton,
            ...(remote.charts ? { highcharts: singleton } : {}),
          },
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          dev: false,
          experiments: {
            asyncStartup: true,
            optimization: { target: 'web' },
            // Built, a remote uses the host's federation runtime; alone on its dev server it brings its own.
            externalRuntime: !serving,
          },
        }),
        ...(serving
          ? [
              new rspack.HtmlRspackPlugin({
                title: name,
                templateContent:
                  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>',
                chunks: ['standalone'],
              }),
            ]
          : []),
      ],
      devServer: {
        port,
        hot: true,
        historyApiFallback: true,
        headers: { 'Access-Control-Allow-Origin': '*' },
        client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { warnings: false } },
        proxy: [{ context: ['/api'], target: BACKEND }],
      },
    };
  };
}
