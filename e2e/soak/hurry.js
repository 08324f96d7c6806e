// Replaces the clock of a page or a process with an accelerated clock. `hurried-clock.ts` prepends the line that sets
// the parameters of the clock, `globalThis.HURRIED`.
{
  const { from, at, rate, waitsToo } = globalThis.HURRIED;
  const RealDate = Date;
  const now = () => from + (RealDate.now() - at) * rate;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, requested) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, requested),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });

  // SITE_NOW must return the current accelerated time, because the site reads it when it starts.
  if (globalThis.process) {
    const told = (env, name) => (name === 'SITE_NOW' ? new Date().toISOString() : Reflect.get(env, name));
    process.env = new Proxy(process.env, { get: told });
  }

  if (waitsToo) {
    const { setTimeout, setInterval, performance } = globalThis;
    const stopwatch = performance.now.bind(performance);
    performance.now = () => stopwatch() * rate;
    globalThis.setTimeout = (then, ms = 0, ...more) => setTimeout(then, ms / rate, ...more);
    globalThis.setInterval = (then, ms = 0, ...more) => setInterval(then, ms / rate, ...more);
  }
}
