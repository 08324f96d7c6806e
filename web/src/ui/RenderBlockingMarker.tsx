import { useId } from 'react';

/**
 * The browser paints nothing of a new document before it has read up to here: stands behind what is in the first screen
 * and would move while its parts come in, one by one, on a slow line. React puts the link into the head, where it has to
 * stand. The mark is empty, for Chromium waits for the beginning of what it expects and the standard for its end.
 * Safari and Firefox do not wait (yet), and paint what they have.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function RenderBlockingMarker() {
  const id = useId();
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <template id={id} />
    </>
  );
}
