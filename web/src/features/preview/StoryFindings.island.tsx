import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FindingsResponse } from '../../domain/pages/story-findings.ts';
import { island } from '../../islands/island.tsx';
import { oneAtATime } from './editor-messages.ts';
import { type Check, CheckedStory } from './FindingList.tsx';
import { STORY_CHANGED } from './story-changed.ts';

/** The findings about the story of a previewed page, which change as its editor types and saves. */
export const StoryFindings = island('StoryFindings', Findings, { when: 'idle' });

/** Pause before each check, in ms: while an editor types, one check covers several keystrokes. */
const PAUSE_MS = 300;

function Findings({ slug }: { slug: string }) {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    setCheck('checking');
    const shown = new AbortController();
    const update = oneAtATime(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (shown.signal.aborted) return;
      const found = await fetchFindings(slug);
      if (!shown.signal.aborted) atSamePlace(() => flushSync(() => setCheck(found)));
    });
    const start = () => update(undefined);
    start();
    window.addEventListener(STORY_CHANGED, start, { signal: shown.signal });
    return () => shown.abort();
  }, [slug]);
  // Without scripts the band says nothing about findings.
  return check === undefined || check === 'none' ? null : <CheckedStory check={check} />;
}

/** Fetches the findings. Never rejects. The first check of a space takes long, so it asks again until it is done. */
async function fetchFindings(slug: string): Promise<Check> {
  try {
    for (;;) {
      const response = await fetch(`/api/preview/findings?${new URLSearchParams({ slug })}`);
      if (!response.ok) return 'failed';
      const { findings }: FindingsResponse = await response.json();
      if (response.status !== 202) return findings ?? 'none';
    }
  } catch {
    return 'failed';
  }
}

/** Changes the height of the band. If the reader has scrolled, the page below the band stays in place. */
function atSamePlace(change: () => void): void {
  const page = document.querySelector('main');
  const before = page?.getBoundingClientRect().top ?? 0;
  change();
  // Other browsers do this themselves. Safari has no scroll anchoring.
  if (!page || window.scrollY === 0 || CSS.supports('overflow-anchor', 'auto')) return;
  window.scrollBy({ top: page.getBoundingClientRect().top - before, behavior: 'instant' });
}
