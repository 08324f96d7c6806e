/** As the `ref` of what replaces the thing a visitor just used: it takes the focus that would be lost with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
