import { PAGE_KINDS } from './page-kinds.ts';
import { test } from './support/site.ts';
import { layoutShift, settle, watchLayoutShift } from './support/watched-page.ts';
for (const width of [375, 1440]) for (const { name, path } of PAGE_KINDS) test(`${name} ${width}`, async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, baseURL: site.url });
  const page = await context.newPage();
  await watchLayoutShift(page);
  await page.goto(path);
  await settle(page);
  const o = await page.evaluate(() => {
    const w = window.innerWidth;
    return { sw: document.documentElement.scrollWidth, cw: document.documentElement.clientWidth, w, wide: [...document.querySelectorAll('body *')].filter((e) => { const r = e.getBoundingClientRect(); return r.right > w + 1 && r.width > 0 && r.height>0; }).slice(0, 6).map((e) => e.outerHTML.slice(0, 310) + ' right ' + e.getBoundingClientRect().right) };
  });
  const s = await layoutShift(page);
  console.log(name, width, o.sw, o.w, 'CLS', s.reduce((a, b) => a + b.value, 0).toFixed(5), s.length, o.sw > o.w ? o.wide : '');
  await context.close();
});
