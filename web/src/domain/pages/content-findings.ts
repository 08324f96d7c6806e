/** The kinds of findings about the content, worst first, as editors know them. */
export const FINDING_KINDS = ['fout', 'waarschuwing', 'tip'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A finding about the content. Its texts are Dutch. */
export type ContentFinding = {
  key: string;
  rule: string;
  severity: FindingKind;
  /** How soon visitors meet the problem. */
  urgency: 'eerst' | 'daarna' | 'later' | 'voorbij';
  title: string;
  story: string;
  /** Full sentences: what is wrong and where, what visitors notice, and what to do. */
  what: string;
  visitors: string;
  mend: string;
  /** The address of the story in Storyblok's editor; `undefined` if the space is unknown. */
  editor?: string | undefined;
  /** When a check first found it, in ms since 1970: 0 if the first check did, `undefined` if that is unknown. */
  since?: number | undefined;
};

/** The result of a check of the content, with its time in ms since 1970. */
export type CheckedContent = {
  at: number;
  /** In order of urgency. */
  findings: readonly ContentFinding[];
  /** Number of findings that editors approved. */
  approved: number;
  /** One line for each earlier edition. */
  earlier: readonly string[];
  stories: number;
  /** The last publication of a story, in ISO 8601. */
  publishedAt?: string | undefined;
};

/** The state of the check of the content, with times in ms since 1970. */
export type FindingsReport = {
  checked?: CheckedContent | undefined;
  isRunning: boolean;
  /** Why the last check failed: the space did not answer, or the check itself failed. */
  failure?: 'content' | 'crash' | undefined;
  /** Start of this process: it does not know of earlier webhooks. */
  startedAt: number;
  webhookAt?: number | undefined;
};

export type FindingsFilter = { kind?: FindingKind | undefined; isNew: boolean };

/** Names of the query parameters of the page. */
const FINDINGS_QUERY = { kind: 'soort', since: 'sinds' } as const;
const YESTERDAY = 'gisteren';
const DAY_MS = 24 * 60 * 60_000;

/** Reads the filter from a query. Ignores unknown values. */
export function findingsFilter(query: URLSearchParams): FindingsFilter {
  return {
    kind: FINDING_KINDS.find((kind) => kind === query.get(FINDINGS_QUERY.kind)),
    isNew: query.get(FINDINGS_QUERY.since) === YESTERDAY,
  };
}

/** Returns the query of a filter as a relative address. */
export function findingsQuery({ kind, isNew }: FindingsFilter): string {
  const query = new URLSearchParams();
  if (kind) query.set(FINDINGS_QUERY.kind, kind);
  if (isNew) query.set(FINDINGS_QUERY.since, YESTERDAY);
  return `?${query}`;
}

/** Returns the findings that match a filter, in the same order. New are those of the last 24 hours before `now` (ms). */
export const filteredFindings = (
  findings: readonly ContentFinding[],
  { kind, isNew }: FindingsFilter,
  now: number,
): ContentFinding[] =>
  findings.filter(
    ({ severity, since = 0 }) =>
      (kind === undefined || severity === kind) && (!isNew || since > now - DAY_MS),
  );
