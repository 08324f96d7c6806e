import type { CSSProperties } from 'react';
import { enumerated } from '../../domain/lettering.ts';
import type { Block } from '../../domain/pages/body/block.ts';
import { embedPath } from '../../domain/pages/paths.ts';
import { parsedUrl } from '../../domain/parsed-url.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Embed.module.css';

/**
 * Shows HTML of a third party in a frame with an opaque origin, so that the HTML can access neither the page nor the
 * site's storage. The frame loads after a click, or at once if the visitor permanently allowed its host
 * (outside-media.browser.ts). The page reserves the frame's height beforehand.
 */
export function Embed({ block }: { block: Extract<Block, { kind: 'embed' }> }) {
  if (block.code.trim() === '') return null;
  const { hosts, height, address, isMap } = embedFacts(block.code);
  const from = hosts.length > 0 ? enumerated(hosts) : 'een andere site';
  const style: CSSProperties = { '--height': `${height}px` };
  return (
    <div data-outside style={style}>
      <div className={styles.closed} data-instead>
        <div className={styles.words}>
          {block.title && <h2 className={styles.title}>{block.title}</h2>}
          <p>
            Hier komt {isMap ? 'een kaart' : 'iets'} van {from}.
            <noscript> Zonder JavaScript kunnen we het hier niet tonen.</noscript>
          </p>
          <div className={styles.ways}>
            {/* Without scripts the button is invisible, but still takes up space. */}
            <span className={styles.ask} data-ask>
              <Button>{isMap ? 'Laad de kaart' : 'Laad de inhoud'}</Button>
            </span>
            {address && (
              <Button href={address} variant="outline" icon="external" rel="noopener">
                Bekijk het daar
              </Button>
            )}
          </div>
        </div>
      </div>
      <template>
        <iframe
          loading="lazy"
          className={styles.frame}
          title={block.title ?? `Inhoud van ${from}`}
          sandbox="allow-scripts allow-popups allow-forms"
          src={embedPath(block.page, block.uid)}
        />
      </template>
    </div>
  );
}

const DEFAULT_HEIGHT = 480;

/**
 * Parses an embed code without running it. Returns the `hosts` that it loads from (without `www.`), the `address` of
 * the iframe in the code, if any, the `height` in pixels, and whether the title of the iframe calls it a map.
 */
export function embedFacts(code: string): {
  hosts: readonly string[];
  address?: string;
  height: number;
  isMap: boolean;
} {
  const hosts = addresses(code).map((address) => new URL(address).hostname.replace(/^www\./, ''));
  const frame = /<iframe\b[^>]*>/i.exec(code)?.[0] ?? '';
  const height = Number(/\bheight\s*[=:]\s*["']?(\d{2,4})(?=["'\s>;p])/i.exec(code)?.[1] ?? DEFAULT_HEIGHT);
  return {
    hosts: [...new Set(hosts)],
    address: addresses(frame)[0],
    height: Math.min(1200, Math.max(160, height)),
    isMap: /\btitle\s*=\s*["']?[^"'>]*kaart/i.test(frame),
  };
}

function addresses(html: string): readonly string[] {
  return [...html.matchAll(/\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi)].flatMap(([, written = '']) => {
    const address = written.replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
    return parsedUrl(address) ? [address] : [];
  });
}
