// A module that each process of the site imports first: requests for Storyblok's image host go to PICTURE_HOST.
const ORIGINAL = 'https://a.storyblok.com/';
const { fetch } = globalThis;

globalThis.fetch = (asked, options) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  if (!address.startsWith(ORIGINAL)) return fetch(asked, options);
  const signal = asked instanceof Request ? asked.signal : options?.signal;
  return fetch(address.replace(ORIGINAL, `${process.env.PICTURE_HOST}/`), { redirect: 'manual', signal });
};
