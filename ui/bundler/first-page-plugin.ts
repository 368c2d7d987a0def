import { type Compiler, HtmlRspackPlugin, type RspackPluginInstance } from '@rspack/core';

/** The script that runs before the first paint, copied as it is under a name with its hash. */
const START = /^start\.[0-9a-f]+\.js$/;

/**
 * Writes into the head of the page what the first paint waits for: the font, and the start script with the files of each
 * page, so that the page of the address is fetched beside the main script instead of after it.
 */
export class FirstPagePlugin implements RspackPluginInstance {
  readonly pages: readonly string[];

  /** The names of the chunks that are whole pages. */
  constructor(pages: readonly string[]) {
    this.pages = pages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstPagePlugin', (compilation) => {
      const hooks = HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tap('FirstPagePlugin', (data) => {
        const names = compilation.getAssets().map(({ name }) => name);
        const start = names.find((name) => START.test(name));
        if (!start) throw new Error('the start script is not among the built files');
        const files = this.pages.map((page) => {
          const chunks = compilation.namedChunkGroups.get(page);
          if (!chunks) throw new Error(`there is no page with the chunk name ${page}`);
          return [
            `data-${page}`,
            chunks
              .getFiles()
              .map((file) => `/${file}`)
              .join(' '),
          ];
        });
        const font = names.find((name) => name.endsWith('.woff2'));
        data.headTags.unshift(
          tag('link', {
            rel: 'preload',
            href: `/${font}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          }),
          tag('script', { src: `/${start}`, ...Object.fromEntries(files) }),
        );
        return data;
      });
    });
  }
}

type Tag = Parameters<
  Parameters<
    ReturnType<typeof HtmlRspackPlugin.getCompilationHooks>['alterAssetTagGroups']['tap']
  >[1]
>[0]['headTags'][number];

function tag(tagName: string, attributes: Record<string, string>): Tag {
  return { tagName, attributes, voidTag: tagName === 'link' } as Tag;
}
