import type { IconName } from '../../ui/Icon.tsx';

/** A page as it is passed on: its whole address, and its title. */
export type Shared = { url: string; title: string };

export type ShareLink = { network: string; label: string; icon: IconName; href: string };

/** The two networks on which a festival's visitors pass things on. Plain addresses: nothing of theirs loads here. */
export function shareLinks({ url, title }: Shared): readonly ShareLink[] {
  return [
    {
      network: 'Facebook',
      label: 'Deel op Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      network: 'WhatsApp',
      label: 'Deel via WhatsApp',
      icon: 'whatsapp',
      // A plus is a plus to WhatsApp, and not a space.
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    },
  ];
}
