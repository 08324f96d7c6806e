import type { Standing } from '../../domain/events/uit-event-times.ts';
import { OVER } from '../../domain/events/uit-event-wording.ts';
import type { ColourName } from '../../domain/palette.ts';
import { Ribbon } from '../../ui/Ribbon.tsx';

const WORDS: Record<Exclude<Standing, 'available'>, { words: string; colour: ColourName }> = {
  cancelled: { words: 'geannuleerd', colour: 'ink' },
  postponed: { words: 'uitgesteld', colour: 'orange' },
  over: { words: OVER, colour: 'grey' },
  soldOut: { words: 'volzet', colour: 'red' },
  running: { words: 'nu bezig', colour: 'ink' },
};

/** Shows the state of a UiTdatabank event, if it needs a warning. `onField`: on the red background of a page header. */
export function StandingRibbon({ standing, onField = false }: { standing: Standing; onField?: boolean }) {
  if (standing === 'available') return null;
  const { words, colour } = WORDS[standing];
  return (
    <Ribbon colour={onField ? 'ink' : colour} isNow={standing === 'running'}>
      {words}
    </Ribbon>
  );
}
