/** The tags by which the list of UiTdatabank can be narrowed, one at a time (spec §2, «Uit events overview»). */
export const UIT_LABELS = ['Voorleessessie', 'Voorstelling', 'Signeersessie', 'Workshops'] as const;
export type UitLabel = (typeof UIT_LABELS)[number];

/** The tag that is asked for with `label`; UiTdatabank does not look at capitals either. Unknown: `undefined`. */
export function uitLabel(asked: string | null): UitLabel | undefined {
  const wanted = asked?.trim().toLowerCase();
  return UIT_LABELS.find((label) => label.toLowerCase() === wanted);
}
