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
  /** Whether the list is displayed as a grid. Submitting the form keeps this choice. */
  asGrid?: boolean;
  /** The query parameters other than filters, which the form preserves. */
  along?: URLSearchParams;
  counts: FacetCounts;
  /** Groups that cannot narrow the list. A group appears only if one of its options is selected. */
  idle?: readonly FilterGroup[];
  /** The label of the button at the bottom: «Toon 14 belevingen». */
  show: ReactNode;
  choose: Choose;
  /** Called when a visitor is about to choose: at a touch or focus in the panel. */
  prepare?: () => void;
  /** The element with the results. The button scrolls to it; without it, the button focuses the drawer's summary. */
  results?: RefObject<HTMLElement | null>;
  /** The element with the number of results, if it is outside `results`. */
  status?: RefObject<HTMLElement | null>;
};

/**
 * The filters of a list. Without scripts this is a form with a button. With scripts every selection applies at once,
 * and the button closes the drawer and scrolls to the results. In a wide window the drawer is always open beside the
 * list, without a button.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { path, options, selection, counts, idle, show, choose, prepare, results, status: line } = props;
  const hydrated = useHydrated();
  const drawer = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const count = chosenCount(selection);
  const chosen = String(selectionParameters(selection));
  // If the list has no audience and age groups, the other groups fit on screen even when all of them are open.
  const isShort = options.audience === undefined && options.age === undefined;

  const ticked = () => {
    const boxes = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    return parseSelection(new URLSearchParams(boxes), options);
  };
  // Sets the checkboxes by the URL, which the browser's Back button, a chip or another checkbox may have changed.
  useLayoutEffect(() => {
    const requested = new URLSearchParams(chosen);
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])
      box.checked = requested.getAll(box.name).includes(box.value);
  }, [chosen]);
  const hear = useEffectEvent(() => choose(ticked()));
  // Handles a changed checkbox after the next paint, so that a long list does not delay the display of the change. Uses
  // the native `change` event, which islands/edited-fields.ts also dispatches for changes from before hydration.
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

  const closeDialog = (event: SyntheticEvent<HTMLDetailsElement>) => {
    const dialog = event.currentTarget;
    if (!dialog.open || getComputedStyle(dialog).position !== 'fixed') return;
    dialog.open = false;
    return dialog;
  };

  return (
    <details
      id="filter"
      className={styles.drawer}
      ref={drawer}
      onPointerDown={prepare}
      onFocus={prepare}
      // Closes the sheet when the keyboard focus leaves it for elements that the sheet hides.
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) closeDialog(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeDialog(event)?.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        <Icon name="filter" />
        <span className={count > 0 ? styles.named : undefined}>{TEXTS.filter}</span>
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
        // A click on text focuses its nearest focusable ancestor. If that were `<main>`, outside the sheet, the sheet
        // would close during the click and crash Chromium's tab. If it were `<details>`, Tab would skip its content.
        tabIndex={-1}
        action={path}
        method="get"
        // Off, because autofill from an earlier visit would choose filters for the visitor.
        autoComplete="off"
        // Submitting needs no request, because the results for the selected options are already shown.
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

/** Maximum time to wait for a frame, in ms, because hidden pages paint no frames. */
const NO_FRAME_MS = 100;

/** Resolves after the next frame is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
}
