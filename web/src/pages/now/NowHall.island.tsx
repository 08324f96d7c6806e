import { useMemo } from 'react';
import { parseNowChoice } from '../../domain/programme/now/now-choice.ts';
import { useNotedItems } from '../../features/renewal/changed-items.ts';
import { useMinute } from '../../features/renewal/use-minute.ts';
import { KEY as SAVED } from '../../features/saved-items/saved-moments.ts';
import { useSavedIds } from '../../features/saved-items/use-saved.ts';
import { readSaved } from '../../features/saved-items/use-shown-saved-items.ts';
import { type Address, AddressContext, useAddress } from '../../islands/address.ts';
import { island } from '../../islands/island.tsx';
import type { HallProps } from './hall-props.ts';
import { NowContent } from './NowContent.tsx';

export type HallFacts = Omit<HallProps, 'choice' | 'saved'>;

/** `address`: the URL that the server rendered. */
type NowHallProps = HallFacts & { address: Address };

function HallAtAddress({ address, ...facts }: NowHallProps) {
  return (
    <AddressContext value={address}>
      <Hall {...facts} />
    </AddressContext>
  );
}

function Hall(props: HallFacts) {
  useNotedItems(props.items);
  const { now } = useMinute(props.now);
  const ids = useSavedIds();
  const saved = useMemo(() => ids && [...ids].flatMap((id) => readSaved(id) ?? []), [ids]);
  const choice = parseNowChoice(new URLSearchParams(useAddress().search), props);
  return <NowContent {...props} now={now} choice={choice} saved={saved} />;
}

/**
 * The current state of the hall. The island hydrates at the next minute, because the server HTML is correct until then.
 * It hydrates immediately if the visitor has saved items, because that HTML does not mark them.
 */
export const NowHall = island('NowHall', HallAtAddress, {
  when: 'minute',
  renews: true,
  storageKeys: [SAVED],
});
