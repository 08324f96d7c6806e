import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteFields } from './kept-fields.ts';
import { parseProps } from './props.ts';

/** An island that reacts. */
export type HydratedIsland = {
  /** Gives it other props, as the server wrote them. */
  renew(props: string): void;
};

type Listeners = {
  /** The HTML differed from what React rendered, as after a translation, and React replaced it. */
  mended: (error: unknown) => void;
  /** An island that had started is the HTML of the server again, and stays so. */
  broke: (error: unknown) => void;
};

/**
 * Hydrates the HTML of an island; settles once React has taken it over. What a visitor typed, ticked and focused meanwhile stays.
 * Where React gives up, now or later, the HTML of the server is put back. Rejects if the island could not start.
 */
export function hydrateIsland(
  element: Element,
  Component: ComponentType<object>,
  props: string,
  { mended, broke }: Listeners,
): Promise<HydratedIsland> {
  return new Promise((resolve, reject) => {
    const html = element.innerHTML;
    const restoreFields = noteFields(element);
    const shown = (given: string, then: () => void) => (
      <Committed then={then}>
        <Component {...parseProps(given)} />
      </Committed>
    );
    let hasStarted = false;
    const root = hydrateRoot(
      element,
      shown(props, () => {
        hasStarted = true;
        restoreFields();
        resolve({ renew: (newer) => root.render(shown(newer, () => undefined)) });
      }),
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onUncaughtError: (error) => {
          // React is still at work on the root.
          queueMicrotask(() => {
            root.unmount();
            element.innerHTML = html;
            restoreFields();
            if (hasStarted) broke(error);
            else reject(error);
          });
        },
        onRecoverableError: mended,
      },
    );
  });
}

/** Says when its children stand in the document. */
function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is rendered later.
  useLayoutEffect(then, []);
  return children;
}
