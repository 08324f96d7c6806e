// Lets a site's clock stand at SITE_NOW: `node --import ./tests/compare/standing-clock.mjs …`. Two sites that are asked the
// same within one second then answer of the same second. Waits go on.
globalThis.HURRIED = { from: Date.parse(process.env.SITE_NOW), at: Date.now(), rate: 0, waitsToo: false };
await import('../../e2e/soak/hurry.js');
