import { dueFindingsMail } from '../../domain/edition/findings-mail.ts';
import type { CheckedContent, ContentFinding } from '../../domain/pages/content-findings.ts';
import { programmeNow } from '../../now.ts';
import { keepFindingsMail, lastFindingsMail } from '../../submissions/content-findings.ts';
import type { FindingsMail } from '../../submissions/submission-repository.ts';
import { cms } from '../content/content.ts';
import { siteLog } from '../log/site-log.ts';
import { delivery } from '../submissions.ts';
import { contentReport } from './instances.ts';

/** How often a process checks whether a mail is due, in ms. */
const EVERY_MS = 60_000;
/** Maximum number of findings in a mail. */
const MAX_FINDINGS = 40;

/** Sends the mail with new findings when it is due, by the clock of the site. For a process with HEALTH_MAIL_TO. */
export function startFindingsMail(): void {
  const look = () =>
    sendIfDue(programmeNow()).catch((error: unknown) => siteLog.error('mail with findings', error));
  setInterval(() => void look(), EVERY_MS).unref();
  void look();
}

async function sendIfDue(now: Date): Promise<void> {
  const last = await delivery.use('mail with findings', lastFindingsMail);
  const sent = last.due === undefined ? undefined : new Date(last.due);
  const due = dueFindingsMail(now, await cms.editions(), sent);
  if (due === undefined) return;
  // A failed check is logged; the next look tries again.
  const checked = await contentReport.fresh();
  if (checked === undefined) return;
  const listed = Math.max(last.listed, ...checked.findings.map(({ since = 0 }) => since));
  await delivery.use('mail with findings', (store) =>
    keepFindingsMail(store, findingsMail(checked, last.listed), { due: +due, listed, now: Date.now() }),
  );
}

/** Returns the mail with the findings that were first seen after `since`, in ms since 1970. */
export function findingsMail({ findings, stories }: CheckedContent, since: number): FindingsMail {
  const added = findings.filter((finding) => (finding.since ?? 0) > since);
  const count = added.length === 0 ? 'geen nieuwe bevindingen' : counted(added.length);
  const rest = added.length - MAX_FINDINGS;
  return {
    form: 'findings',
    subject: `Inhoud van de site: ${count}`,
    parts: [
      {
        kind: 'paragraph',
        text: `Nagekeken: ${stories} gepubliceerde verhalen. Bevindingen: ${findings.length}, waarvan nieuw: ${added.length}.`,
      },
      ...added.slice(0, MAX_FINDINGS).flatMap(partsOf),
      ...(rest > 0 ? [{ kind: 'paragraph' as const, text: `En nog ${rest} andere.` }] : []),
      {
        kind: 'small',
        text: 'Alle bevindingen staan op de bladzijde van het team. Geen link meer? Vraag er een aan wie de site beheert.',
      },
    ],
  };
}

const counted = (count: number): string =>
  count === 1 ? '1 nieuwe bevinding' : `${count} nieuwe bevindingen`;

const partsOf = ({
  severity,
  what,
  visitors,
  mend,
  title,
  editor,
}: ContentFinding): FindingsMail['parts'] => [
  { kind: 'paragraph', text: `${severity}\n${what}\n${visitors}\n${mend}` },
  ...(editor ? [{ kind: 'link' as const, text: `Open ‘${title}’ in Storyblok`, url: editor }] : []),
];
