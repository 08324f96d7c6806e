import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { responseAges } from '../content/content.ts';
import { eventAges } from '../content/events.ts';
import { publicationStream } from '../content/publication-stream.ts';
import { delivery } from '../submissions.ts';

/** Registers gauges for the process, its queues and responses. A gauge is computed when the metrics are requested. */
export function registerGauges(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, label: string | undefined, collect: (gauge: Gauge) => void) =>
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      collect() {
        collect(this);
      },
    });
  gauge(
    'boektopia_deliveries',
    'Mails and newsletter requests by state, as the database last said; waiting, delivered, refused, dead',
    'state',
    (counted) => {
      const { ageMs: _, ...counts } = delivery.lastCounts() ?? { ageMs: 0 };
      for (const [state, count] of Object.entries(counts)) counted.set({ state }, count);
    },
  );
  gauge(
    'boektopia_deliveries_counted_seconds',
    'How long ago the database last said so, or the process started: it grows while the database is away',
    undefined,
    (age) => {
      const last = delivery.lastCounts();
      // If nothing has been counted yet, report the uptime: the value would otherwise be NaN, and no alert would fire.
      age.set(last ? last.ageMs / 1_000 : process.uptime());
    },
  );
  gauge('boektopia_open_streams', 'Screens that hear of publications from this process', undefined, (open) =>
    open.set(publicationStream.size()),
  );
  gauge('boektopia_answers', 'Answers of a service that this process keeps', 'service', (answers) => {
    for (const [service, { count }] of ages()) answers.set({ service }, count);
  });
  gauge(
    'boektopia_answer_age_seconds',
    'How old the newest kept answer of a service is: it grows while nobody asks, and while the service is away',
    'service',
    (age) => {
      for (const [service, { newest }] of ages())
        age.set({ service }, newest === undefined ? Number.NaN : (Date.now() - newest) / 1_000);
    },
  );
}

const ages = () => Object.entries({ content: responseAges(), events: eventAges() });

/** Serves `/metrics` on a port that visitors cannot reach (0: a free port). Rejects if the port is in use. */
export function listenForMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
