import { pressed } from '../../ui/pressed.ts';

/** What goes along to the next page, for the browser, which moves it there (ui/styles/base.css). */
const NAME = 'pressed';

/** The picture of a page itself; those of cards are of other pages. */
const OF_THE_PAGE = 'main :not(article *) > img';

/**
 * Has the picture of the card that was pressed go along to the page that it leads to, where it becomes that page's own: nothing else
 * of a page has a name of its own in the change to the next.
 */
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

/** Names the cover of a picture until the change is over, be it broken off. */
function nameDuring(change: ViewTransition | null, picture: Element | null | undefined): void {
  const cover = picture?.parentElement;
  if (!change || !cover) return;
  const unname = () => {
    cover.style.viewTransitionName = '';
  };
  cover.style.viewTransitionName = NAME;
  change.finished.then(unname, unname);
}
