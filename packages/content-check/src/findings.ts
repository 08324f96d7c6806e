import { createApprovals } from './approvals.ts';
import { RULES } from './catalogue.ts';
import { kindName } from './content-model.ts';
import { type CheckOptions, type Content, type Edition, editionOf } from './edition.ts';
import { festivalEditions } from './festival-editions.ts';
import { type Finding, type FoundPlace, URGENCIES, type Urgency } from './finding.ts';
import { distances } from './reach.ts';
import { type Complaint, type Place, type Rule, SEVERITIES } from './rule.ts';
import { approvedFindings } from './rules/approved-findings.ts';
import { nameOf, type StoryFile } from './story-file.ts';
import { urgencies } from './urgency.ts';

/** The findings to report and the findings that editors approved, both in order of urgency. */
export type Checked = { findings: Finding[]; approved: Finding[] };

/**
 * Checks stories. Reads only its arguments, so that the result is the same for a folder, a space, or one story of a
 * space (`only`).
 */
export function checkContent(content: Content, options: CheckOptions): Checked {
  const checked = checkedBy(RULES, editionOf(content, options));
  const { only } = options;
  if (only === undefined) return checked;
  const isWanted = ({ uuid, also }: Finding) => uuid === only || also.some((place) => place.uuid === only);
  return { findings: checked.findings.filter(isWanted), approved: checked.approved.filter(isWanted) };
}

/** Returns the findings of {@link checkContent} that no editor approved. */
export const findings = (content: Content, options: CheckOptions): Finding[] =>
  checkContent(content, options).findings;

/** Returns the findings of the given rules in order of urgency. Omits mistakes in an earlier edition. */
export function checkedBy(rules: readonly Rule[], edition: Edition): Checked {
  const approvals = createApprovals(edition);
  const { earlier } = festivalEditions(edition);
  const counts = ({ file }: Complaint) => !('content' in file && earlier(file));
  const open: [Rule, Complaint[]][] = [];
  const approved: [Rule, Complaint[]][] = [];
  for (const rule of rules) {
    const complaints = rule.find(edition);
    const isApproved = (complaint: Complaint) => approvals.isApproved(rule.name, complaint);
    open.push([rule, complaints.filter((one) => !isApproved(one) && counts(one))]);
    approved.push([rule, complaints.filter(isApproved)]);
  }
  // In a check of some stories or versions, the approvals of findings in the others seem unused.
  if (edition.isWhole)
    open.push([approvedFindings, approvals.unused(new Set(RULES.map(({ name }) => name)))]);
  return { findings: ordered(open, edition), approved: ordered(approved, edition) };
}

/** Merges complaints into findings, and sorts them. */
function ordered(complaints: readonly [Rule, readonly Complaint[]][], edition: Edition): Finding[] {
  if (complaints.every(([, some]) => some.length === 0)) return [];
  const urgencyOf = urgencies(edition);
  const clicks = distances(edition);
  const clicksTo = ({ uuid }: Finding) => {
    const story = edition.storyByUuid(uuid);
    return (story && clicks.get(story)) ?? Number.MAX_SAFE_INTEGER;
  };
  const found = complaints.flatMap(([rule, some]) =>
    groupsOf(some).map((group) => findingOf(rule, group, edition, urgencyOf)),
  );
  const ranked = found.map((finding) => ({ finding, ranks: [...ranksOf(finding), clicksTo(finding)] }));
  return ranked
    .sort((a, b) => byRank(a.ranks, b.ranks) || compare(a.finding.story, b.finding.story))
    .map(({ finding }) => finding);
}

/** Tips come last. For all others, urgency takes precedence over severity. */
const ranksOf = ({ severity, urgency }: Finding): number[] => [
  Number(severity === 'tip'),
  URGENCIES.indexOf(urgency),
  SEVERITIES.indexOf(severity),
];

function byRank(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Compares by code unit, because a comparison by locale would depend on the machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

type Group = [Complaint, ...Complaint[]];

/**
 * Groups the complaints of a rule that become one finding: those with the same cause, and the same complaint about the
 * published and the unpublished version of a story.
 */
function groupsOf(complaints: readonly Complaint[]): Group[] {
  const groups = new Map<string, Group>();
  for (const complaint of complaints) {
    const { cause, file, at, what } = complaint;
    const key = cause ?? `${file.slug}\0${at?.path}\0${what}`;
    const same = groups.get(key);
    if (same) same.push(complaint);
    else groups.set(key, [complaint]);
  }
  return [...groups.values()];
}

function findingOf(
  rule: Rule,
  [first, ...others]: Group,
  { model, storyByUuid }: Edition,
  urgencyOf: (story: StoryFile | undefined) => Urgency,
): Finding {
  const { file, at, severity = rule.severity, what, mend, visitors = rule.visitors } = first;
  const here = placeOf(first);
  const all = [first, ...others];
  const soonest = all.map((one) => urgencyOf(storyByUuid(uuidOf(one))));
  const isHere = ({ story, path }: FoundPlace) => story === here.story && path === here.path;
  return {
    rule: rule.name,
    severity,
    urgency: URGENCIES.find((urgency) => soonest.includes(urgency)) ?? 'daarna',
    ...here,
    kind: 'component' in file ? kindName(model, file.component) : 'Story',
    draft: all.every((one) => one.file.draft),
    ...(at?.name && { field: at.name }),
    ...(at?.uid && { block: at.uid }),
    what,
    visitors,
    mend,
    ...(first.cause && { cause: first.cause }),
    also: others.map(placeOf).filter((place) => !isHere(place)),
  };
}

const uuidOf = ({ file }: Place): string => ('uuid' in file ? file.uuid : '');

const placeOf = (place: Place): FoundPlace => ({
  story: place.file.slug,
  uuid: uuidOf(place),
  title: 'component' in place.file ? nameOf(place.file) : place.file.slug,
  path: place.at?.path ?? '',
});
