import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';

/** A saved moment, with the facts that the programme showed when the visitor saved or last viewed it. */
export type SavedMoment = {
  /** The short id of the moment. */
  id: string;
  title: string;
  start: Date;
  end?: Date;
  /** The place, such as «Signeerplein, tafel 2»; `undefined` if it was unknown. */
  place?: string;
};

/** Converts a programme item to the copy that the browser saves. */
export const momentToSave = (item: RowItem): SavedMoment => ({
  id: momentId(item),
  title: item.title,
  start: item.start,
  end: item.end,
  place: momentPlaceOf(item),
});

/** Returns whether a visitor can save an item. Activities of the tour take place once and cannot be saved. */
export const isSavable = ({ uuid, experience }: RowItem): boolean => experience?.uuid !== uuid;
