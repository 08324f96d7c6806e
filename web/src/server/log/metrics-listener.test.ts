import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registry as counted } from './metrics.ts';
import { listenForMetrics, registerGauges } from './metrics-listener.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', '..', '..', 'deploy');
/** Matches the suffixes that Prometheus adds to a histogram's name. */
const SUFFIX = /_(?:bucket|sum|count)$/;

it('serves the metrics on a separate port, including every metric that an alert rule or the dashboard uses', async () => {
  // Use a separate registry: tests of other files share the registry of the process.
  const registry = Registry.merge([counted]);
  registerGauges(registry);
  const server = await listenForMetrics(registry, 0, '127.0.0.1');
  try {
    // `as`: a server that listens on a port has an address of this form.
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
        const requested =
          readFileSync(join(DEPLOY, folder, file), 'utf8').match(
            /\b(?:boektopia|nodejs|process)_[a-z0-9_]+/g,
          ) ?? [];
        const missing = requested.filter((name) => !names.has(name) && !names.has(name.replace(SUFFIX, '')));
        expect(missing, file).toEqual([]);
      }
  } finally {
    server.close();
  }
});

it('without a database response, reports the uptime as the age of the last response, so that an alert fires', async () => {
  const registry = new Registry();
  registerGauges(registry);
  const figure = await registry.getSingleMetricAsString('boektopia_deliveries_counted_seconds');
  expect(Number(/ (\S+)$/.exec(figure)?.[1])).toBeGreaterThan(0);
});
