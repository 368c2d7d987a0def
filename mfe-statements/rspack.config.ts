import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { remoteConfig } from '@saldo/ui/bundler';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What pdf.js fetches by itself: its worker, character maps, the standard fonts, and decoders in JavaScript. */
const PDFJS_FILES = [
  { from: join(pdfjs, 'build', 'pdf.worker.min.mjs'), to: 'pdfjs/[name][ext]' },
  { from: join(pdfjs, 'cmaps'), to: 'pdfjs/cmaps' },
  { from: join(pdfjs, 'standard_fonts'), to: 'pdfjs/standard_fonts' },
  { from: join(pdfjs, 'wasm', '*_nowasm_fallback.js'), to: 'pdfjs/wasm/[name][ext]' },
];

const base = remoteConfig({ name: 'mfe_statements' });

export default (env: { RSPACK_SERVE?: boolean }): Configuration => {
  const config = base(env);
  const plugins = config.plugins ?? [];
  return {
    ...config,
    plugins: [...plugins, new rspack.CopyRspackPlugin({ patterns: PDFJS_FILES })],
  };
};
