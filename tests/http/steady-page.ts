import { MONDAY, type Site } from '../../e2e/support/running-site.ts';

/** Requests a page and removes its timestamps, because the site's clock runs during the comparison. */
export async function steadyPage(site: Site, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(site.url + path);
  const aroundNow = (instant: number) => Math.abs(instant - Date.parse(MONDAY)) < 600_000;
  const html = (await response.text())
    .replaceAll(site.url, '')
    .replace(/\b1\d{12}\b/g, (digits) => (aroundNow(Number(digits)) ? 'NOW' : digits))
    // Does not remove timestamps at whole minutes, because they belong to the content.
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:(?!00\.000)[\d.]+Z/g, (iso) =>
      aroundNow(Date.parse(iso)) ? 'NOW' : iso,
    )
    .replace(/(<time dateTime="\d\d:\d\d):\d\d">.*?<\/time>/g, '$1');
  return { status: response.status, html };
}
