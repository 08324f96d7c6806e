import { useEffect, useState } from 'react';
import type { FindingsResponse, StoryFinding } from '../../domain/pages/story-findings.ts';
import { island } from '../../islands/island.tsx';
import { oneAtATime } from './editor-messages.ts';
import { STORY_CHANGED } from './story-changed.ts';

/** The findings about the story of a previewed page, which change as its editor types and saves. */
export const StoryFindings = island('StoryFindings', Findings, { when: 'idle' });

/** Pause before each check, in ms: while an editor types, one check covers several keystrokes. */
const PAUSE_MS = 300;
/** Maximum number of findings that the band shows unfolded. */
const MAX_UNFOLDED = 3;

/** The state of the check. `none`: the page shows no story. */
type Check = 'checking' | 'failed' | 'none' | readonly StoryFinding[];

function Findings({ slug }: { slug: string }) {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    setCheck('checking');
    const update = oneAtATime(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      setCheck(await fetchFindings(slug));
    });
    const start = () => update(undefined);
    start();
    window.addEventListener(STORY_CHANGED, start);
    return () => window.removeEventListener(STORY_CHANGED, start);
  }, [slug]);
  // Without scripts the band says nothing about findings.
  if (check === undefined || check === 'none') return null;
  return (
    <section className="findings" aria-label="Nagekeken inhoud">
      <p role="status">{summary(check)}</p>
      {typeof check === 'object' && check.length > 0 && <FindingList findings={check} />}
    </section>
  );
}

function FindingList({ findings }: { findings: readonly StoryFinding[] }) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? findings.length <= MAX_UNFOLDED;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // From now on the list stays as the editor left it. The event also follows a change by React.
        if (open !== isOpen) setChosen(open);
      }}
    >
      <summary>{isOpen ? 'Verberg de bevindingen' : 'Toon de bevindingen'}</summary>
      <ul role="list">
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.path} ${finding.what}`}>
            <Finding {...finding} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Finding({ severity, draft, path, what, visitors, mend }: StoryFinding) {
  return (
    <>
      <p>
        <strong>
          {NAMES[severity][0]}
          {path !== '' && ` bij ${path}`}
        </strong>
        {draft && ' (alleen in het concept)'}
      </p>
      <p>{what}</p>
      <p>Bezoekers: {uncapitalized(visitors)}</p>
      <p>Wat je doet: {uncapitalized(mend)}</p>
    </>
  );
}

const NAMES = {
  fout: ['Fout', 'fouten'],
  waarschuwing: ['Waarschuwing', 'waarschuwingen'],
  tip: ['Tip', 'tips'],
} as const;

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the state of the check in one sentence, with the number of findings of each severity. */
function summary(check: Exclude<Check, 'none'>): string {
  if (check === 'checking') return 'De inhoud wordt nagekeken …';
  if (check === 'failed') return 'Kon de inhoud niet nakijken.';
  if (check.length === 0) return 'Nagekeken: geen bevindingen.';
  const counts = (['fout', 'waarschuwing', 'tip'] as const).flatMap((severity) => {
    const count = check.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? severity : NAMES[severity][1]}`];
  });
  return `Nagekeken: ${new Intl.ListFormat('nl-BE').format(counts)}.`;
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
