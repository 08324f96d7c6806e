/** Reports outbound clicks on pages that have a pixel; other pages do not load the script. */
export function watchPixel(): void {
  if (document.querySelector('[data-pixel]'))
    void import('./report-to-pixel.ts').then(({ reportToPixel }) => reportToPixel());
}
