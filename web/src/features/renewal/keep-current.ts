import { readSent, SENT_HEADER } from '../../domain/time/sent.ts';
import { type Renewal, renewPage } from '../../islands/renew-page.ts';
import { showAge } from './page-age.ts';
import { type Outcome, renewWhileOpen } from './renew-while-open.ts';
import { renewParts, type WrittenParts } from './renewed-parts.ts';
import { isStaleOnArrival, readLocalTime, recordServerTime, serverTime, timeAt } from './server-time.ts';
import { removeStarted } from './started-rows.ts';
import { startIslandsWithStoredState } from './stored-state.ts';

/** The minimum time between two reloads to load another build, in ms: during a deployment both builds respond. */
const RELOAD_MS = 60_000;

/** The snapshot time of the page's data, according to the programme's clock. */
let rightAt: Date;

/** Starts keeping this page current. */
export function keepCurrent(written: WrittenParts): void {
  startIslandsWithStoredState();
  rightAt = new Date(now());
  const isOld = isStaleOnArrival();
  let isDropping = false;
  const renewed = async () => {
    const outcome = await renew(written);
    startDropping();
    return outcome;
  };
  const renewSoon = renewWhileOpen(renewed, isOld);
  const startDropping = () => {
    if (isDropping) return;
    isDropping = true;
    removeStarted(now, renewSoon);
  };
  // If the document was shown late, its time is outdated, so wait for the first renewal.
  if (!isOld) startDropping();
}

function now(): number {
  const known = serverTime();
  return known ? timeAt(known, readLocalTime()) : Date.now();
}

async function renew(written: WrittenParts): Promise<Outcome> {
  const renewal = await renewPage().catch(() => 'failed' as const);
  if (renewal === 'left') return 'left';
  if (typeof renewal === 'object') {
    takeOver(renewal, written);
    showAge(undefined);
    return 'done';
  }
  if (renewal === 'other build' && mayReload()) window.location.reload();
  else showAge(rightAt, now());
  return 'failed';
}

function takeOver({ page, headers }: Extract<Renewal, object>, written: WrittenParts): void {
  const sent = readSent(headers.get(SENT_HEADER));
  if (sent) recordServerTime(sent);
  rightAt = new Date(now());
  renewParts(page, written);
}

const mayReload = (): boolean => performance.now() > RELOAD_MS && !isTypedOn();

/** Matches text fields. Excludes filters: they are in the URL, so a reload does not lose them. */
const TYPED_IN = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

/** Whether a visitor typed text that would be lost on reload. */
const isTypedOn = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
