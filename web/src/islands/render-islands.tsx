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
        kept?: string;
        prefix: string;
      };
    }
  }
}

/** React asks for the pictures of an island before everything else; the page's main picture is never in one. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

type RendererOptions = {
  /** Gives each island the contexts of the page, which a render of its own does not inherit. */
  around: (island: ReactNode) => ReactNode;
  /** The file of an island by its name, as browsers ask for it. */
  fileOf: (name: string) => string;
};

/** Returns how the islands of one document are rendered: each by itself, with ids of its own. */
export function createIslandRenderer({ around, fileOf }: RendererOptions): RenderIsland {
  let count = 0;
  return ({ name, when, renews, kept }, Component, props) => {
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
          kept={kept?.join(' ')}
          prefix={prefix}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, and escaped every text.
          dangerouslySetInnerHTML={{ __html: html.replace(PRELOADS, '') }}
        />
        <script type="application/json">{serializeProps(props)}</script>
      </>
    );
  };
}
