import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { AS_GRID, QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { FacetCounts } from '../../domain/programme/filter/facet-counts.ts';
import {
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  optionsOf,
  parseSelection,
  type Selection,
  selectionParameters,
} from '../../domain/programme/filter/selection.ts';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { GroupOptions } from './FilterOptions.tsx';
import styles from './FilterPanel.module.css';
import type { Choose } from './use-selection.ts';

type FilterPanelProps = {
  path: string;
  options: FilterOptions;
  selection: Selection;
  /** Whether the list is shown as a grid, and stays one. */
  asGrid?: boolean;
  /** What else the address asks, and goes on asking. */
  along?: URLSearchParams;
  counts: FacetCounts;
  /** The groups by which nothing of the list can be told apart: they show where something in them is chosen. */
  idle?: readonly FilterGroup[];
  /** What the button at the foot says: «Toon 14 belevingen». */
  show: ReactNode;
  choose: Choose;
  /** Hears that a visitor is about to choose: the panel is touched, or has the focus. */
  prepare?: () => void;
  /** The results, to which the button leads. Where it is missing the button leads to the drawer's summary. */
  results?: RefObject<HTMLElement | null>;
  /** The line that says how many they are, where it does not stand among them. */
  status?: RefObject<HTMLElement | null>;
};

/**
 * The filters of a list. Without scripts it is a form with a button. With them every tick counts at once, and the button
 * closes the drawer and moves to the results. On a wide screen the drawer stands open beside the list, and needs none.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { path, options, selection, counts, idle, show, choose, prepare, results, status: line } = props;
  const hydrated = useHydrated();
  const drawer = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const count = chosenCount(selection);
  const chosen = String(selectionParameters(selection));
  // Without the groups for people there is room for all others.
  const isShort = options.audience === undefined && options.age === undefined;

  const ticked = () => {
    const boxes = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    return parseSelection(new URLSearchParams(boxes), options);
  };
  // The boxes follow the address: by Back, by a chip, or by another tick.
  useLayoutEffect(() => {
    const asked = new URLSearchParams(chosen);
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])
      box.checked = asked.getAll(box.name).includes(box.value);
  }, [chosen]);
  const hear = useEffectEvent(() => choose(ticked()));
  // All ticked boxes are read once the tick is on the screen: a long list does not delay it.
  // By the browser's own event, which also reports ticks from before the island started (islands/kept-fields.ts): React
  // reports a box by its click alone.
  useLayoutEffect(() => {
    const heard = form.current;
    const listener = () => void painted().then(() => hear());
    heard?.addEventListener('change', listener);
    return () => heard?.removeEventListener('change', listener);
  }, []);
  const showFound = () => {
    if (!drawer.current) return;
    drawer.current.open = false;
    const status = line?.current ?? results?.current?.querySelector<HTMLElement>('[role="status"]');
    if (!status) return drawer.current.querySelector('summary')?.focus();
    status.focus({ preventScroll: true });
    results?.current?.scrollIntoView();
  };

  const closeSheet = (event: SyntheticEvent<HTMLDetailsElement>) => {
    const sheet = event.currentTarget;
    if (!sheet.open || getComputedStyle(sheet).position !== 'fixed') return;
    sheet.open = false;
    return sheet;
  };

  return (
    <details
      className={styles.drawer}
      ref={drawer}
      onPointerDown={prepare}
      onFocus={prepare}
      // Whoever leaves the sheet by the keyboard would go on behind it.
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) closeSheet(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeSheet(event)?.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        <Icon name="filter" />
        <span>{TEXTS.filter}</span>
        {count > 0 && (
          <span className={styles.chosen}>
            {count}
            <span className={styles.word}> gekozen</span>
          </span>
        )}
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      <form
        className={styles.form}
        ref={form}
        // A press on words focuses the nearest focusable element around them: without this `<main>`, outside the sheet,
        // which then closed in the middle of the press, and Chromium crashed the tab. Not on `<details>`: what is in it
        // would leave the tab order.
        tabIndex={-1}
        action={path}
        method="get"
        // A browser that fills in boxes from an earlier visit would choose for the visitor.
        autoComplete="off"
        // By the button, or by Enter on a box: what is ticked is found already.
        onSubmit={(event) => {
          event.preventDefault();
          showFound();
        }}
        aria-label={TEXTS.filter}
      >
        {props.asGrid && <input type="hidden" name={QUERY.display} value={AS_GRID} />}
        {[...(props.along ?? [])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {FILTER_GROUPS.map((group) => {
          const slugs = selection[group];
          const offered = optionsOf(options, group, slugs);
          if (offered.length === 0 || (idle?.includes(group) && slugs.length === 0)) return null;
          return (
            <GroupOptions
              key={group}
              group={group}
              options={offered}
              chosen={slugs}
              counts={counts[group]}
              open={isShort || group === 'audience' || group === 'age'}
            />
          );
        })}
        <div className={styles.foot} data-ready={hydrated || undefined}>
          <Button type="submit">{hydrated ? show : 'Toon resultaten'}</Button>
        </div>
      </form>
    </details>
  );
}

/** How long to wait for a frame, in ms: a page that is not visible paints none. */
const NO_FRAME_MS = 100;

/** Settles after the next frame is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
}
