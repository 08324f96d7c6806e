import { useState } from 'react';
import type { StoryFinding } from '../../domain/pages/story-findings.ts';

/** The state of the check: its findings, or `none` if the page shows no story. */
export type Check = 'checking' | 'failed' | 'none' | readonly StoryFinding[];

/** Maximum number of findings that the band shows unfolded. */
const MAX_UNFOLDED = 3;

/** The names of one and of several findings of a severity. */
const NAMES = {
  fout: ['Fout', 'fouten'],
  waarschuwing: ['Waarschuwing', 'waarschuwingen'],
  tip: ['Tip', 'tips'],
} as const;

/** The part of the preview's band about the check: its state in one sentence, and the list of findings. */
export function CheckedStory({ check }: { check: Exclude<Check, 'none'> }) {
  return (
    <section className="findings" aria-label="Nagekeken inhoud">
      <p role="status">{summaryOf(check)}</p>
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
        <strong>{`${NAMES[severity][0]}${path && ` bij ${path}`}`}</strong>
        {draft && ' (alleen in het concept)'}
      </p>
      <p>{what}</p>
      <p>{`Bezoekers: ${uncapitalized(visitors)}`}</p>
      <p>{`Wat je doet: ${uncapitalized(mend)}`}</p>
    </>
  );
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the state of the check in one sentence, with the number of findings of each severity. */
function summaryOf(check: Exclude<Check, 'none'>): string {
  if (check === 'checking') return 'De inhoud wordt nagekeken …';
  if (check === 'failed') return 'Kon de inhoud niet nakijken.';
  if (check.length === 0) return 'Nagekeken: geen bevindingen.';
  const counts = (['fout', 'waarschuwing', 'tip'] as const).flatMap((severity) => {
    const count = check.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? severity : NAMES[severity][1]}`];
  });
  return `Nagekeken: ${new Intl.ListFormat('nl-BE').format(counts)}.`;
}
