/** A finding about the story of a previewed page, in Dutch sentences (packages/content-check). */
export type StoryFinding = {
  /** The name of the rule, by which editors can approve the finding. */
  rule: string;
  severity: 'fout' | 'waarschuwing' | 'tip';
  /** Whether the problem is only in the unpublished version. */
  draft: boolean;
  /** The block and the field in the names of Storyblok's editor; '' if the finding is about the whole story. */
  path: string;
  what: string;
  visitors: string;
  mend: string;
};

/**
 * The response of `/api/preview/findings`. The findings are in order of urgency; `null` if the page shows no story. With
 * the status 202 the check still runs and the findings are `null`.
 */
export type FindingsResponse = { findings: readonly StoryFinding[] | null };
