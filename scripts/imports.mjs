import './supported-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { ROOT } from './places.mjs';

// npm run imports               lists forbidden imports, and reports an outdated module diagram in CONTRIBUTING.md
// npm run imports -- --draw     updates the module diagram in CONTRIBUTING.md

const LOOKED_AT = ['web', 'packages', 'e2e', 'tests', 'bench', 'scripts'];
const GUIDE = join(ROOT, 'CONTRIBUTING.md');
const BEGIN = '<!-- The modules, drawn from the code by `npm run imports -- --draw`. -->\n';
const END = '<!-- End of the modules. -->';

process.chdir(ROOT);
await ensureInstalled();
const { cruise } = await import('dependency-cruiser');
const { default: configuration } = await import('../.dependency-cruiser.mjs');
const { output } = await cruise(LOOKED_AT, {
  ...configuration.options,
  ruleSet: { forbidden: configuration.forbidden },
  validate: true,
});
if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of data');

const lines = output.summary.violations.map(({ from, to, rule, cycle }) => {
  const { comment = '' } = configuration.forbidden?.find(({ name }) => name === rule.name) ?? {};
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  return `${way}\n    ${rule.name}: ${comment}`;
});

const guide = readFileSync(GUIDE, 'utf8');
const [before = '', rest = ''] = guide.split(BEGIN);
const after = rest.slice(rest.indexOf(END));
const drawn = `${before}${BEGIN}${picture(output.modules)}${after}`;
if (process.argv.includes('--draw')) writeFileSync(GUIDE, drawn);
else if (drawn !== guide) lines.push('The diagram in CONTRIBUTING.md is outdated: npm run imports -- --draw');

for (const line of lines) console.log(line);
const { totalCruised, totalDependenciesCruised } = output.summary;
console.log(
  lines.length === 0
    ? `Every import is allowed: ${totalCruised} files, ${totalDependenciesCruised} imports, no cycle.`
    : `${lines.length} findings.`,
);
process.exitCode = lines.length === 0 ? 0 : 1;

/**
 * Draws the imports between modules as a Mermaid diagram. Omits an arrow between two modules that a longer path also
 * connects, because this makes the order of the layers easier to see.
 * @param {import('dependency-cruiser').IModule[]} files
 */
function picture(files) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const { source, dependencies } of files) {
    const from = moduleOf(source);
    if (from === undefined || /\.test\./.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to === undefined || to === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  /** @param {string} from @param {string} to @param {Set<string>} seen @returns {boolean} */
  const reaches = (from, to, seen = new Set()) =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const shown = [...arrows].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${named(from)} --> ${named(to)}`),
  );
  return `\`\`\`mermaid\nflowchart LR\n${shown.sort().join('\n')}\n\`\`\`\n`;
}

/** @param {string} path */
function moduleOf(path) {
  const [, name] =
    /^web\/src\/([^/.]+)\//.exec(path) ??
    /^web\/src\/(env|now|ports)\.ts$/.exec(path) ??
    /^(packages\/[^/]+)\//.exec(path) ??
    [];
  return name;
}

/** @param {string} module */
function named(module) {
  return `${module.replace(/\W/g, '_')}[${module}]`;
}
