import { momentId } from '../moment.ts';
import { momentPlaceOf, type RowItem } from '../programme-item.ts';

/** A moment on a visitor's pile, with what was known of it when it was saved or last looked at. */
export type SavedMoment = {
  /** Its short id. */
  id: string;
  title: string;
  start: Date;
  end?: Date;
  /** «Signeerplein, tafel 2»; missing where it was not told. */
  place?: string;
};

/** A moment as the programme has it now, to be saved. */
export const momentToSave = (item: RowItem): SavedMoment => ({
  id: momentId(item),
  title: item.title,
  start: item.start,
  end: item.end,
  place: momentPlaceOf(item),
});

/** Whether it can be saved: an activity of the tour is in other towns, and held once, without a moment of its own. */
export const isSavable = ({ uuid, experience }: RowItem): boolean => experience?.uuid !== uuid;
