import type { ReactNode } from 'react';
import type { LabelledLink } from '../domain/pages/body/link.ts';
import { Anchor } from '../ui/Anchor.tsx';

type LinkListProps = { links: readonly LabelledLink[]; className?: string; children?: ReactNode };

/** A list of links; `children` are further list items. */
export function LinkList({ links, className, children }: LinkListProps) {
  return (
    <ul className={className} role="list">
      {links.map(({ uid, label, link }) => (
        <li key={uid}>
          <Anchor {...link}>{label}</Anchor>
        </li>
      ))}
      {children}
    </ul>
  );
}
