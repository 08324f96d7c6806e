import type { ReactNode } from 'react';
import type { Inline, Mark } from '../../domain/pages/block.ts';
import { safeHref } from '../../domain/pages/link.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { inOrder } from './in-order.ts';
import { linkRuns, type Run } from './link-runs.ts';
import { Marked } from './Marked.tsx';
import styles from './RichText.module.css';

/** What stands inside a line: text with its marks, emoji, small pictures, breaks. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  return inOrder(linkRuns(of).map((run) => linked(run)));
}

function linked({ link, inlines }: Run): ReactNode {
  const words = inOrder(inlines.map(inlineView));
  const href = link && safeHref(link.link.href);
  if (link === undefined || href === undefined) return words;
  return (
    <Anchor {...harmless(link.attributes)} href={href} newTab={link.link.newTab}>
      {words}
    </Anchor>
  );
}

function inlineView(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Marked marks={inline.marks}>{inline.text}</Marked>;
    case 'emoji':
      return (
        <Marked marks={inline.marks}>
          <span role="img" aria-label={inline.name}>
            {inline.emoji === '' ? `:${inline.name}:` : inline.emoji}
          </span>
        </Marked>
      );
    case 'image':
      return (
        <Marked marks={inline.marks}>
          <span className={styles.inlineImage}>
            <Picture {...inline.image} sizes="(min-width: 1024px) 840px, 100vw" />
          </span>
        </Marked>
      );
    case 'hardBreak':
      return <br />;
  }
}

/** React would run, or choke on, `dangerouslySetInnerHTML`, `style`, `ref` and handlers among an editor's attributes. */
function harmless(attributes: Extract<Mark, { kind: 'link' }>['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) =>
      /^(title|rel|hreflang|lang|aria-label|data-[a-z0-9-]+)$/.test(name),
    ),
  );
}
