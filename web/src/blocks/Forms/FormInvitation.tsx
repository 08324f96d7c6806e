import type { Block, FormName } from '../../domain/block.ts';
import { storyPath } from '../../domain/paths.ts';
import { CallToAction } from '../CallToAction/CallToAction.tsx';

type Invitation = { title: string; text: string; label: string; path: string };

const INVITATIONS: Record<FormName, Invitation> = {
  contact: {
    title: 'Schrijf ons',
    text: 'Een vraag, een idee of een sjaal kwijt? We lezen alles.',
    label: 'Stuur een bericht',
    path: '/contact',
  },
  groupPurchase: {
    title: 'Kom met je groep',
    text: 'Een klas, een leesclub of een hele straat: vraag je dagtickets samen aan.',
    label: 'Vraag groepstickets aan',
    path: '/groepen',
  },
};

/** The way to the page where a form stands; nothing on that page itself. */
export function FormInvitation({ block }: { block: Extract<Block, { kind: 'forms' }> }) {
  const { title, text, label, path } = INVITATIONS[block.form];
  if (storyPath(block.story) === path) return null;
  const links = [{ uid: block.uid, label, link: { href: path, newTab: false } }];
  return <CallToAction block={{ title: block.title ?? title, text, links, colour: 'grey' }} />;
}
