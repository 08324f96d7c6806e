import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';

/** A saved moment, as the programme showed it when the visitor saved or last viewed it. */
export type SavedMoment = {
  /** The short id. */
  id: string;
  title: string;
  start: Date;
  end?: Date;
  /** The place, such as «Signeerplein, tafel 2»; missing if it was unknown. */
  place?: string;
};

/** Converts a programme item to the copy that is saved. */
export const momentToSave = (item: RowItem): SavedMoment => ({
  id: momentId(item),
  title: item.title,
  start: item.start,
  end: item.end,
  place: momentPlaceOf(item),
});

/** Whether it can be saved. An activity of the tour cannot: it takes place once and in another town. */
export const isSavable = ({ uuid, experience }: RowItem): boolean => experience?.uuid !== uuid;
