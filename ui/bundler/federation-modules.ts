import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));

/**
 * The federation runtime's own ES modules, which lie beside the CommonJS files that its plugin names. Of those nothing can
 * be left out: a remote's entry is 9.8 KB with the ones and 14.7 KB with the others.
 */
export function federationAlias(): Record<string, string> {
  const names = ['@module-federation/webpack-bundler-runtime', '@module-federation/sdk'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const file = resolve(name);
      const module = file.replace(/\.cjs$/, '.js');
      return [name, file].map((asked) => [`${asked}$`, module]);
    }),
  );
}
