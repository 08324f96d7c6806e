import { TEXTS } from '../../domain/pages/texts.ts';
import { island } from '../../islands/island.tsx';
import { Button } from '../../ui/Button.tsx';
import { say } from '../../ui/toast/toast.browser.ts';

/** A button that shows a toast. */
export const ToastExample = island('ToastExample', Example, { when: 'touch' });

function Example() {
  return <Button onClick={() => say(TEXTS.linkCopied)}>Toon de melding</Button>;
}
