/** A whole page that needs nothing: for when the frame itself fails. */
export function RootErrorPage() {
  return (
    <main>
      <title>Er ging iets mis | Boektopia</title>
      <h1>Er ging iets mis</h1>
      <p>
        De site kan deze bladzijde nu niet tonen. Probeer het zo dadelijk opnieuw, of begin{' '}
        <a href="/">vooraan</a>.
      </p>
    </main>
  );
}
