import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';

/**
 * A whole page that needs nothing: only what broke the frame itself arrives here, page errors are caught inside it. It is
 * in the looks of the house, by attributes: the style sheets may be what is missing.
 */
export function RootError() {
  const { pathname, search } = useLocation();
  return (
    <main style={LOOKS.page}>
      <title>Er ging iets mis | Boektopia</title>
      <p style={LOOKS.name}>Boektopia</p>
      <h1 style={LOOKS.title}>Er ging iets mis</h1>
      <p style={LOOKS.text}>
        Deze bladzijde lukt nu even niet. Probeer het zo dadelijk opnieuw, of begin vooraan.
      </p>
      <p>
        <a href={pathname + search} style={LOOKS.button}>
          Probeer opnieuw
        </a>
        <a href="/" style={LOOKS.link}>
          Naar de startpagina
        </a>
      </p>
    </main>
  );
}

const LOOKS = {
  page: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: '12vh 6vw',
    color: '#fff',
    background: '#d81e2c',
    font: '500 1.25rem/1.4 Bricolage, Arial, sans-serif',
  },
  name: { margin: 0, fontWeight: 800, fontSize: '1.5rem' },
  title: {
    margin: '0.5em 0 0.3em',
    font: "800 clamp(2.6rem, 9vw, 5.5rem)/1 'Bricolage Display', 'Arial Narrow', Arial, sans-serif",
  },
  text: { maxWidth: '30em', margin: '0 0 2em' },
  button: {
    display: 'inline-block',
    margin: '0 1em 1em 0',
    padding: '0.8em 1.5em',
    borderRadius: '999px',
    color: '#1b1430',
    background: '#fff',
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { display: 'inline-block', padding: '0.8em 1.5em', color: '#fff', fontWeight: 700 },
} satisfies Record<string, CSSProperties>;
