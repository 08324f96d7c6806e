import { type ComponentType, createContext, type ReactNode, use } from 'react';

/**
 * When an island starts in the browser: `idle` once the browser has nothing better to do, `visible` once it is near the
 * window, `touch` at the first press, key or focus in it, `minute` at a touch too, and at the latest when a minute has passed: until
 * then what the server judged by the minute is right.
 */
export type StartOn = 'idle' | 'visible' | 'touch' | 'minute';

export type IslandOptions = {
  when: StartOn;
  /** Whether the page asks the server for new props while it stays open (features/renewal/renewal.browser.ts). */
  renews?: boolean;
  /**
   * How the names begin under which the device keeps something by which the island differs from what the server wrote: it then starts
   * when idle (features/renewal/kept-state.ts). For islands that renew.
   */
  kept?: readonly string[];
};

/** What travels from the server to an island: data, and neither functions nor elements (props.ts). */
type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | URLSearchParams
  | readonly Serializable[]
  | ReadonlyMap<Serializable, Serializable>
  | { readonly [name: string]: Serializable };

type SerializableProps<Props> = { readonly [Name in keyof Props]: Serializable };

/** Renders an island on the server: its HTML, with its props beside it. */
export type RenderIsland = <Props extends object>(
  about: IslandOptions & { name: string },
  Component: ComponentType<Props>,
  props: Props,
) => ReactNode;

/** How islands are rendered in this document; `undefined` inside an island, in the browser and offline. */
export const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/**
 * Makes an island: a component that the server renders in place and the browser hydrates by itself, later. It stands in a
 * file called `NAME.island.tsx`, which exports it under that name. Anywhere but in a document of the server it is the plain component.
 */
export function island<Props extends SerializableProps<Props>>(
  name: string,
  Component: ComponentType<Props>,
  options: IslandOptions,
): ComponentType<Props> {
  function Island(props: Props): ReactNode {
    const render = use(IslandRenderer);
    return render ? render({ name, ...options }, Component, props) : <Component {...props} />;
  }
  Island.displayName = name;
  return Island;
}
