import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { visitorHere } from './sign-of-visitor.ts';
import { useContent } from './written-once.tsx';

/** React leaves what stands in an element whose HTML it was given, and looks at none of it. */
const AS_IT_STANDS = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const never = () => () => {};

/** Whether this is a part of the page that the server wrote, and not of one that is opened from another. It stays so. */
export function useArrived(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [arrived] = useState(isHydrating);
  return arrived;
}

const tellings = new WeakMap<object, string>();

/** Data in words, by which it is told whether it is still the same when it was asked for again. */
export function telling(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? '';
  const known = tellings.get(data) ?? JSON.stringify(data);
  tellings.set(data, known);
  return known;
}

type KeptProps = {
  /**
   * What the content is, by a name, and all that it is made of: while that is the same, so is what the server wrote, on this page
   * and on every other.
   */
  of: readonly unknown[];
  className?: string | undefined;
  /** Draws the content. In a browser that may wait for code: it is not called for what the server wrote. */
  children: () => ReactNode;
};

/**
 * A part of a page that never changes by itself: text, pictures, links. What the server wrote of it stays as it is, so
 * that a first view neither makes it react nor fetches the code for it (docs/decisions/0092). Where its content changes,
 * and on a page that is opened from another one, the browser draws it.
 */
export function Kept({ of, className, children }: KeptProps) {
  const arrived = useArrived();
  const told = import.meta.env.SSR ? '' : of.map(telling).join();
  const [first] = useState(told);
  if (import.meta.env.SSR) {
    return (
      <Written of={of} className={className}>
        {children}
      </Written>
    );
  }
  if (!arrived || told !== first) {
    return (
      <div key="drawn" className={className}>
        {children()}
      </div>
    );
  }
  return <div key="kept" className={className} {...AS_IT_STANDS} />;
}

function Written({ of, className, children }: KeptProps) {
  return <div className={className} {...useContent(of, children)} />;
}

type Load = () => Promise<unknown>;

/** How the code is had of what is drawn alone, and of what reacts too. */
const [drawn, reacting] = [new Set<Load>(), new Set<Load>()];

/** Fetches the code that pages may need which are opened from this one, where it is not there yet. */
export function fetchLaterParts(): void {
  fetchAll([...drawn, ...reacting]);
}

/** The same for what only draws, which most pages need: also of pages whose own code has come since. */
export function fetchDrawnParts(): void {
  fetchAll([...drawn]);
}

function fetchAll(loads: readonly Load[]): void {
  // What cannot be had now is asked for again where it is needed.
  for (const load of loads) load().catch(() => {});
}

/** A component as the server has it, and in a browser, where it is missing, the way to its code. */
type Later<Props> = { written: ComponentType<Props> | undefined; load: () => Promise<ComponentType<Props>> };

/** What a window is told where the code of a part cannot be had. */
export const CODE_MISSING = 'codemissing';

/** What a window is told where the code of a part that stands there cannot be had: React draws no other page around it. */
export const PART_STAYS = 'partstays';

/** Lets a part stand as it is, on a page that is left by opening a document. */
function untilLeft(): Promise<never> {
  window.dispatchEvent(new Event(PART_STAYS));
  return new Promise(() => {});
}

/** Waits for the page to be opened as a document: in this one a browser may not ask again for code that did not come. */
function untilOpenedAnew(): Promise<never> {
  window.dispatchEvent(new Event(CODE_MISSING));
  return new Promise(() => {});
}

/**
 * What is drawn by code that a first view does not have: where what the server wrote is kept, that is not asked for. While it
 * comes, or where it cannot be had, the page before it stays.
 */
export function drawnLater<Props extends object>(
  { written, load }: Later<Props>,
  fetched = drawn,
): ComponentType<Props> {
  if (written !== undefined) return written;
  let there: ComponentType<Props> | undefined;
  const fetch = async () => {
    there ??= await load();
    return there;
  };
  fetched.add(fetch);
  const Fetched = lazy(async () => ({ default: await fetch().catch(untilOpenedAnew) }));
  // Where the code is there, nothing is waited for: React would stop at each part, and go on with it in a task of its own.
  return (props) => {
    const [Drawn] = useState(() => there ?? Fetched);
    return <Drawn {...props} />;
  };
}

/**
 * A part of a page that reacts, whose code comes with the first sign of a visitor. Until then what the server wrote stands
 * there and works as without scripts, and it stays so where the code cannot be had. A page that is opened from another one waits for
 * the code.
 */
export function reactingLater<Props extends object>(later: Later<Props>): ComponentType<Props> {
  const Drawn = drawnLater(later, reacting);
  const { written, load } = later;
  const comes = () => load().catch(untilLeft);
  const Awaited = written ?? lazy(async () => ({ default: await visitorHere().then(comes) }));
  const draw = (props: Props) => <ReactingPart opened={Drawn} arrived={Awaited} props={props} />;
  // React would give up what stands there and waits, where it is drawn again with the same content.
  return memo(draw, isSame);
}

/** Whether two sets of properties hold the same. In development what is drawn already cannot be told, and counts as other. */
export function isSame(before: object, now: object): boolean {
  try {
    return telling(before) === telling(now);
  } catch {
    return false;
  }
}

type ReactingPartProps<Props> = { opened: ComponentType<Props>; arrived: ComponentType<Props>; props: Props };

function ReactingPart<Props extends object>({
  opened: Opened,
  arrived: Arrived,
  props,
}: ReactingPartProps<Props>) {
  const arrived = useArrived();
  // The same element, drawn again or not: for another one React would give up what stands there and waits for its code.
  const awaited = useMemo(
    () => (
      <Suspense>
        <Arrived {...props} />
      </Suspense>
    ),
    [Arrived, props],
  );
  return import.meta.env.SSR || arrived ? awaited : <Opened {...props} />;
}
