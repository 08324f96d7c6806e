// Exits with 0 if the process on PORT responds with 200 to a probe: /livez, or the path in the first argument. With a
// number of seconds, as in `healthy.mjs /readyz 60` or `healthy.mjs 60`, waits at most that long. If the probe fails,
// prints why.
const given = process.argv.slice(2);
const path = given[0]?.startsWith('/') ? given.shift() : '/livez';
const until = Date.now() + Number(given[0] ?? 0) * 1_000;
for (;;) {
  let reason = `The site does not respond to ${path}.`;
  try {
    const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}${path}`, {
      signal: AbortSignal.timeout(7_000),
    });
    if (response.ok) process.exit(0);
    reason = `${path} responds with ${response.status}: ${await response.text()}`;
  } catch {
    // The process is not listening yet, or responds too slowly.
  }
  if (Date.now() >= until) {
    console.error(reason);
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}
