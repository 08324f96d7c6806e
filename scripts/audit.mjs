import { npm } from './child.mjs';
import { oneTest } from './results.mjs';

/** The npm severities at which the audit fails. */
const WORST = new Set(['high', 'critical']);

/**
 * Asks the registry for known vulnerabilities in the production dependencies. If the registry does not support audits,
 * like many mirrors, prints that nothing was audited and reports no failure.
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function auditDependencies() {
  let told = '';
  await npm(['audit', '--omit=dev', '--json', '--audit=true'], {
    tell: (text) => {
      told += text;
    },
  });
  const report = readJson(told);
  if (report?.metadata?.vulnerabilities === undefined) {
    const why = report?.message ?? report?.error?.summary ?? told.trim().split('\n')[0];
    console.log(`The registry does not report vulnerabilities (${why}): nothing was audited.`);
    return { passed: 0, failed: 0 };
  }
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) => WORST.has(severity));
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
  console.log(JSON.stringify(report.metadata.vulnerabilities));
  return oneTest(found.length === 0 ? 0 : 1);
}

/**
 * @typedef {{
 *   message?: string,
 *   error?: { summary?: string },
 *   metadata?: { vulnerabilities?: Record<string, number> },
 *   vulnerabilities: Record<string, { severity: string, range: string }>,
 * }} AuditReport
 */

/**
 * @param {string} text
 * @returns {AuditReport | undefined}
 */
function readJson(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
