import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { PrecompressPlugin } from './precompress-plugin.ts';

/** Where the backend listens while developing; the dev servers pass /api on to it. */
export const BACKEND = 'http://localhost:4000';

/** The area remotes and the ports of their dev servers. */
export const REMOTE_PORTS = {
  mfe_dashboard: 3001,
  mfe_statements: 3002,
  mfe_investments: 3003,
  mfe_goals: 3004,
} as const;

export type RemoteName = keyof typeof REMOTE_PORTS;

/** Browsers that know light-dark(), so that the minifier leaves it alone. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 120', 'safari >= 17.5'];

const tsxRule = (serving: boolean) => ({
  test: /\.tsx?$/,
  type: 'javascript/auto' as const,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: serving, refresh: serving } },
    },
  },
});

/**
 * What the host and the remotes have in common: TypeScript, CSS Modules, hashed names, hot reload.
 * Names carry no hash while serving, because hot reload of css asks for the name it first loaded.
 */
export function commonConfig(options: {
  context: string;
  uniqueName: string;
  publicPath: string;
  serving: boolean;
  /** Whether the entry itself says where hot reload starts. */
  ownHotReloadEntry?: boolean;
}): Configuration {
  const { context, uniqueName, publicPath, serving, ownHotReloadEntry } = options;
  const hash = serving ? '' : '.[contenthash:8]';
  return {
    context,
    mode: serving ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: serving ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    output: {
      path: join(context, 'dist'),
      clean: true,
      publicPath,
      uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        tsxRule(serving),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': {
          localIdentName: '[uniqueName]-[local]-[hash:base64:6]',
          exportsConvention: 'as-is',
        },
      },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3, ecma: 2022 },
            format: { comments: false, ecma: 2022 },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: { hints: false },
    plugins: serving
      ? [new ReactRefreshRspackPlugin({ injectEntry: !ownHotReloadEntry })]
      : [new PrecompressPlugin()],
  };
}
