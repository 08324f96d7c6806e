import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './places.mjs';

/** Allowed licences. They require no more than attribution, or their copyleft is limited to their own files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages that are allowed without a licence, each with the reason. */
const WITHOUT_ONE = new Map([
  ['@storyblok/preview-bridge', 'Storyblok publishes it for this use: a page in its Visual Editor'],
]);

/** Packages with an ambiguous licence name. For each, the licence that its LICENSE file contains. */
const BY_THEIR_FILE = new Map([['parse-cache-control', 'BSD-3-Clause']]);

/**
 * Prints every installed package whose licence is not allowed.
 * @returns {number} an exit code
 */
export function checkLicences() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'node_modules', '.package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const refused = installed.flatMap(([path]) => {
    const file = join(ROOT, path, 'package.json');
    // The lock file also lists packages of other platforms, which are not installed.
    if (!existsSync(file)) return [];
    const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
    const said = BY_THEIR_FILE.get(name) ?? textOf(license ?? licenses);
    return isAllowed(said) || (said === '' && WITHOUT_ONE.has(name))
      ? []
      : [`${name}@${version}: ${said || 'no licence'}`];
  });
  for (const line of refused) console.log(line);
  console.log(`${installed.length} packages, ${refused.length} without an allowed licence.`);
  return refused.length === 0 ? 0 : 1;
}

/**
 * @param {unknown} license
 * @returns {string}
 */
function textOf(license) {
  if (typeof license === 'string') return license;
  if (Array.isArray(license)) return `(${license.map(textOf).join(' OR ')})`;
  if (typeof license === 'object' && license !== null && 'type' in license) return String(license.type);
  return '';
}

/**
 * Whether an SPDX expression is allowed: all operands of AND, at least one operand of OR.
 * @param {string} expression
 * @returns {boolean}
 */
export function isAllowed(expression) {
  const bare = expression.trim();
  const inside = /^\(([^()]*)\)$/.exec(bare)?.[1];
  if (inside !== undefined) return isAllowed(inside);
  const inner = /\([^()]+\)/.exec(bare)?.[0];
  if (inner !== undefined) return isAllowed(bare.replace(inner, isAllowed(inner) ? 'MIT' : 'none'));
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isAllowed);
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isAllowed);
  return ALLOWED.has(bare.replace(/ WITH .*$/, ''));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(checkLicences());
