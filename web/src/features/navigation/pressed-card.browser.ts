import { pressed } from '../../ui/pressed.ts';

/** The view transition name of the image that the browser animates between pages (ui/styles/base.css). */
const NAME = 'pressed';

/** Selects the page's own image, not the images in its cards. */
const OF_THE_PAGE = 'main :not(article *) > img';

/** Animates the image of a pressed card into the image of the opened page. No other element has a transition name. */
export function watchPressedCard(): void {
  if (!('onpagereveal' in window)) return;
  let picture: Element | null | undefined;
  document.addEventListener('click', (event) => {
    picture = pressed(event, 'article a')?.closest('article')?.querySelector('img');
  });
  window.addEventListener('pageswap', ({ viewTransition }) => nameDuring(viewTransition, picture));
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    picture = undefined;
    if ('navigation' in window && window.navigation.activation?.navigationType === 'push')
      nameDuring(viewTransition, document.querySelector(OF_THE_PAGE));
  });
}

/** Gives the element around an image the transition name until the transition ends or is aborted. */
function nameDuring(change: ViewTransition | null, picture: Element | null | undefined): void {
  const cover = picture?.parentElement;
  if (!change || !cover) return;
  const unname = () => {
    cover.style.viewTransitionName = '';
  };
  cover.style.viewTransitionName = NAME;
  change.finished.then(unname, unname);
}
