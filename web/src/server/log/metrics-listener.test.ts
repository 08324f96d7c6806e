import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registry as counted } from './metrics.ts';
import { listenForMetrics, registerGauges } from './metrics-listener.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', '..', '..', 'deploy');
/** What Prometheus adds to the name of a histogram. */
const SUFFIX = /_(?:bucket|sum|count)$/;

it('shows the figures at one path of a port of their own, and has each that a rule or the dashboard asks for', async () => {
  // Tests of other files count in the one registry of a process: what is added here stays here.
  const registry = Registry.merge([counted]);
  registerGauges(registry);
  const server = await listenForMetrics(registry, 0, '127.0.0.1');
  try {
    // A server that listens on a port has an address of this form.
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(`${base}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toMatch(/^boektopia_open_streams 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect((await fetch(`${base}/`)).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);

    const names = new Set(registry.getMetricsAsArray().map(({ name }) => name));
    for (const folder of ['prometheus', 'grafana'])
      for (const file of readdirSync(join(DEPLOY, folder))) {
        const asked =
          readFileSync(join(DEPLOY, folder, file), 'utf8').match(
            /\b(?:boektopia|nodejs|process)_[a-z0-9_]+/g,
          ) ?? [];
        const missing = asked.filter((name) => !names.has(name) && !names.has(name.replace(SUFFIX, '')));
        expect(missing, file).toEqual([]);
      }
  } finally {
    server.close();
  }
});

it('says for how long the database has not answered where it never did, so that somebody is told of it', async () => {
  const registry = new Registry();
  registerGauges(registry);
  const figure = await registry.getSingleMetricAsString('boektopia_deliveries_counted_seconds');
  expect(Number(/ (\S+)$/.exec(figure)?.[1])).toBeGreaterThan(0);
});
