import type { Block } from '../../domain/pages/body/block.ts';
import { safeHref } from '../../domain/pages/body/link.ts';
import { videoPlayer } from '../../domain/pages/body/video-player.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { Caption } from '../ImageSection/ImageSection.tsx';
import styles from './Video.module.css';

/**
 * A video. Until the visitor clicks, or permanently allows its host (outside-media.browser.ts), nothing loads from the
 * host and the video is a link. Without scripts it stays a link.
 */
export function Video({ block }: { block: Extract<Block, { kind: 'video' }> }) {
  const address = safeHref(block.url);
  if (address === undefined || !/^https?:/i.test(address)) return null;
  const player = videoPlayer(address);
  return (
    <figure className={styles.video} data-outside={player && ''}>
      <a
        className={classNames(styles.screen, !block.poster && styles.closed)}
        href={address}
        rel="noopener"
        data-instead
        data-ask
      >
        {block.poster && (
          <span className={styles.poster}>
            <Picture
              {...block.poster}
              alt=""
              ratio={16 / 9}
              sizes={`(min-width: 913px) 840px, ${WHOLE_COLUMN}`}
            />
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
      {player && (
        <template>
          <iframe
            className={styles.screen}
            // If the visitor permanently allowed the host, the player loads when it scrolls into view and does not
            // start by itself.
            src={player.src.replace('autoplay=1', 'autoplay=0')}
            data-asked={player.src}
            loading="lazy"
            title={block.caption ?? `Video op ${player.host}`}
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            // YouTube refuses to play without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </template>
      )}
      <Caption caption={block.caption} copyright={block.poster?.copyright} />
    </figure>
  );
}
