/** Watches the links that lead off the site, on the pages that have a pixel; on all others it fetches nothing. */
export function watchPixel(): void {
  if (document.querySelector('[data-pixel]'))
    void import('./tell-pixel.ts').then(({ tellPixel }) => tellPixel());
}
