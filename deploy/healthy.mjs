// Says by its exit code whether the process on PORT answers: 0 once /health is 200. `healthy.mjs 60` waits for that, 60 s
// at most. A site whose content is away all that time answers too, with 503: it is up, and says on its pages what it lacks.
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
      status === 0 ? 'The site does not answer.' : `The site answers ${status}: its content is away.`,
    );
    process.exit(status === 503 && Number(seconds) > 0 ? 0 : 1);
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}
