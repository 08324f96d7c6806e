import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRenderer, type RenderIsland } from './island.tsx';
import { serializeProps } from './props.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'is-land': ComponentProps<'div'> & {
        name: string;
        src: string;
        when: string;
        renews?: string;
        'storage-keys'?: string;
        prefix: string;
      };
    }
  }
}

/** Matches React's image preloads. They are removed, because they would load before the page's main image. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

type RendererOptions = {
  /** Wraps each island in the page's contexts. An island is rendered separately and inherits none. */
  around: (island: ReactNode) => ReactNode;
  /** Returns the URL of an island's script. */
  fileOf: (name: string) => string;
};

/** Returns the island renderer of one document. It renders each island separately, with unique ids. */
export function createIslandRenderer({ around, fileOf }: RendererOptions): RenderIsland {
  let count = 0;
  return ({ name, when, renews, storageKeys }, Component, props) => {
    const prefix = `e${count++}`;
    const html = renderToString(
      around(
        <IslandRenderer value={undefined}>
          <Component {...props} />
        </IslandRenderer>,
      ),
      { identifierPrefix: prefix },
    );
    return (
      <>
        <is-land
          name={name}
          src={fileOf(name)}
          when={when}
          renews={renews ? '' : undefined}
          storage-keys={storageKeys?.join(' ')}
          prefix={prefix}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped this HTML.
          dangerouslySetInnerHTML={{ __html: html.replace(PRELOADS, '') }}
        />
        <script type="application/json">{serializeProps(props)}</script>
      </>
    );
  };
}
