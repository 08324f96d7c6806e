import { readSent, SENT_HEADER } from '../../domain/time/sent.ts';
import { type Renewal, renewPage } from '../../islands/renew-page.ts';
import { dropBegun } from './begun-rows.ts';
import { startWhatDiffers } from './kept-state.ts';
import { showAge } from './page-age.ts';
import { type Outcome, renewWhileOpen } from './renew-while-open.ts';
import { renewParts, type WrittenParts } from './renewed-parts.ts';
import { isLaidBy, lookHere, noteSent, serverTime, timeAt } from './server-time.ts';

/** A page of another build is loaded at most this often, in ms: during a deployment both builds answer. */
const RELOAD_MS = 60_000;

/** When the page that is shown was right, by the programme's clock. */
let rightAt: Date;

/** Starts the renewal of this page. */
export function keepCurrent(written: WrittenParts): void {
  startWhatDiffers();
  rightAt = new Date(now());
  const isOld = isLaidBy();
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
    dropBegun(now, renewSoon);
  };
  // What time it is at the server a document that was laid by does not tell.
  if (!isOld) startDropping();
}

function now(): number {
  const known = serverTime();
  return known ? timeAt(known, lookHere()) : Date.now();
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
  if (sent) noteSent(sent);
  rightAt = new Date(now());
  renewParts(page, written);
}

const mayReload = (): boolean => performance.now() > RELOAD_MS && !isTypedOn();

/** Fields for text. Filters are in the address, which stays. */
const TYPED_IN = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

/** Whether a visitor typed text that a new document would not have. */
const isTypedOn = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
