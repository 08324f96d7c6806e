import { dataAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { writeDeviceTexts } from '../domain/device/device-texts.ts';
import type { Route } from './+types/device-texts.ts';

/** What a device takes along of the texts of experiences, once its visitor wants them (docs/decisions/0107). */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async ({ cms }) => dataAnswer(args.request, writeDeviceTexts(await cms.experiences())), args);
