// A module that each process of the site imports first: requests for Storyblok's image host go to PICTURE_HOST.
const ORIGINAL = 'https://a.storyblok.com/';
const { fetch } = globalThis;

globalThis.fetch = (requested, options) => {
  const address = requested instanceof Request ? requested.url : String(requested);
  if (!address.startsWith(ORIGINAL)) return fetch(requested, options);
  const signal = requested instanceof Request ? requested.signal : options?.signal;
  return fetch(address.replace(ORIGINAL, `${process.env.PICTURE_HOST}/`), { redirect: 'manual', signal });
};
