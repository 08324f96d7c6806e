// What a process of the site is given before all that it runs: Storyblok's host of pictures lies where PICTURE_HOST says.
const ORIGINAL = 'https://a.storyblok.com/';
const { fetch } = globalThis;

globalThis.fetch = (asked, options) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  if (!address.startsWith(ORIGINAL)) return fetch(asked, options);
  const signal = asked instanceof Request ? asked.signal : options?.signal;
  return fetch(address.replace(ORIGINAL, `${process.env.PICTURE_HOST}/`), { redirect: 'manual', signal });
};
