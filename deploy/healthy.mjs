// Exits with 0 if /health of the process on PORT returns 200. `healthy.mjs 60` waits up to 60 s for that, and then also
// accepts a 503, which means that content is unreachable: the site runs, and its pages show what is missing.
const [seconds = '0'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1_000;
for (;;) {
  const status = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`, {
    signal: AbortSignal.timeout(5_000),
  }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 200) process.exit(0);
  if (Date.now() >= until) {
    console.error(
      status === 0
        ? 'The site does not respond.'
        : `The site responds with ${status}: its content is unreachable.`,
    );
    process.exit(status === 503 && Number(seconds) > 0 ? 0 : 1);
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}
