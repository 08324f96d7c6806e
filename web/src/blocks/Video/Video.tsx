import { type MouseEvent, useCallback, useState } from 'react';
import type { Block } from '../../domain/pages/block.ts';
import { safeHref } from '../../domain/pages/link.ts';
import { useAllowed } from '../../features/consent/consent.ts';
import { classNames } from '../../ui/elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Caption } from '../ImageSection/Caption.tsx';
import styles from './Video.module.css';
import { videoPlayer } from './video-host.ts';

/**
 * A video. Nothing of its host is loaded before a visitor asks, or allowed that once for all: until then, and
 * without scripts, it is a link to where the video lives.
 */
export function Video({ block }: { block: Extract<Block, { kind: 'video' }> }) {
  const [playing, setPlaying] = useState(false);
  const allowed = useAllowed('media');
  const address = safeHref(block.url);
  // The link that had the focus is gone once the player stands in its place.
  const focus = useCallback((frame: HTMLIFrameElement | null) => frame?.focus(), []);
  if (address === undefined || !/^https?:/i.test(address)) return null;
  const player = videoPlayer(address);

  const play = (event: MouseEvent) => {
    if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };

  return (
    <figure className={styles.video}>
      {(playing || allowed) && player ? (
        <iframe
          ref={playing ? focus : undefined}
          className={styles.screen}
          // Nobody pressed play: it loads when it comes into view, and waits.
          src={playing ? player.src : player.src.replace('autoplay=1', 'autoplay=0')}
          loading={playing ? undefined : 'lazy'}
          title={block.caption ?? `Video op ${player.host}`}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          // YouTube refuses to play for a page that does not say who it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className={classNames(styles.screen, !block.poster && styles.closed)}
          href={address}
          rel="noopener"
          onClick={play}
        >
          {block.poster && (
            <span className={styles.poster}>
              <Picture {...block.poster} alt="" ratio={16 / 9} sizes="(min-width: 1024px) 840px, 100vw" />
            </span>
          )}
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className={styles.words}>
            <span className={styles.verb}>{player ? 'Speel de video af' : 'Bekijk de video'}</span>
            <span>{player ? `Laadt van ${player.host}` : `Op ${new URL(address).hostname}`}</span>
          </span>
        </a>
      )}
      <Caption caption={block.caption} copyright={block.poster?.copyright} />
    </figure>
  );
}
