import { join } from 'node:path';
import { ROOT } from '../../e2e/support/process.ts';
import { comparePictures } from './compare-pictures.ts';
import { compareResponses, type Finding } from './compare-responses.ts';

// Compares two running sites: their responses line by line, and their pages pixel by pixel. See README.md.

const FOLDER = join(ROOT, '.data', 'compare');
/** A difference can occur in many places: the report names at most this many. */
const PLACES = 3;
const PARTS = ['answers', 'pictures'];

const [a, b, part] = process.argv.slice(2);
if (!a || !b || (part !== undefined && !PARTS.includes(part))) {
  console.error('npm run compare -- ORIGIN_A ORIGIN_B [answers|pictures]');
  process.exit(2);
}
const [originA, originB] = [new URL(a).origin, new URL(b).origin];
let differing = 0;

if (part !== 'pictures') {
  const { requested, findings, unjudged } = await compareResponses(originA, originB);
  report('Differences that do not count', unjudged);
  report('Differing lines', findings);
  console.log(`${requested} requests, ${findings.length} differing lines`);
  differing += findings.length;
}
if (part !== 'answers') {
  const pictures = await comparePictures(originA, originB, FOLDER);
  for (const { name, differing, pixels, file } of pictures.filter((picture) => picture.differing > 0)) {
    console.log(`  ${name}: ${differing} of ${pixels} pixels, ${file}`);
  }
  const judged = pictures.filter((picture) => picture.differing > 0 && picture.path !== '/stijlgids');
  console.log(`${pictures.length} pictures, ${judged.length} differ`);
  differing += judged.length;
}
process.exitCode = differing === 0 ? 0 : 1;

function report(title: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`${title}:`);
  for (const { what, count, places } of findings) {
    console.log(`  ${count} × ${what}`);
    for (const place of places.slice(0, PLACES)) console.log(`      ${place}`);
  }
  console.log('');
}
