// Stops a site's clock at SITE_NOW, so that two sites show the same time. Timers still run. Usage: `node --import
// ./tests/compare/standing-clock.mjs …`
globalThis.HURRIED = { from: Date.parse(process.env.SITE_NOW), at: Date.now(), rate: 0, waitsToo: false };
await import('../../e2e/soak/hurry.js');
