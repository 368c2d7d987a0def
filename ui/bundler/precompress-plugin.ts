import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this a compressed copy saves less than a packet. */
const LEAST_BYTES = 1_000;

/** Writes a .br and a .gz beside each text file, as small as they get: built once, sent often. */
export class PrecompressPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async () => {
        const texts = compilation.getAssets().filter(({ name }) => TEXT.test(name));
        for (const { name, source } of texts) {
          const bytes = source.buffer();
          if (bytes.length < LEAST_BYTES) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          compilation.emitAsset(
            `${name}.br`,
            new sources.RawSource(await brotli(bytes, { params })),
          );
          compilation.emitAsset(
            `${name}.gz`,
            new sources.RawSource(await gzipped(bytes, { level: 9 })),
          );
        }
      });
    });
  }
}
