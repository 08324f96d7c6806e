import { content } from './content.ts';
import { filters } from './filters.ts';
import { growth } from './growth.ts';
import { hall } from './hall.ts';
import { journey } from './journey.ts';
import { liveCheck } from './live-check.ts';
import { locked } from './locked.ts';
import { morning } from './morning.ts';
import { motion } from './motion.ts';
import { nextPage } from './next-page.ts';
import { outages } from './outages.ts';
import { outbox } from './outbox.ts';
import { pictures } from './pictures.ts';
import { screens } from './screens.ts';
import { throughput } from './throughput.ts';
import { uncached } from './uncached.ts';
import { upgrade } from './upgrade.ts';
import { vitals } from './vitals.ts';
import { weight } from './weight.ts';

const MEASUREMENTS: Record<string, (args: readonly string[]) => Promise<void>> = {
  content,
  filters,
  growth,
  hall,
  journey,
  'live-check': liveCheck,
  locked,
  morning,
  motion,
  'next-page': nextPage,
  outages,
  outbox,
  pictures,
  screens,
  throughput,
  uncached,
  upgrade,
  vitals,
  weight,
};

const name = process.argv[2] ?? '';
const measurement = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
if (measurement) {
  await measurement(process.argv.slice(3));
} else {
  console.error(`Which one? npm run bench -- ${Object.keys(MEASUREMENTS).join(' | ')}`);
  process.exitCode = 1;
}
