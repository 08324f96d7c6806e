import { useRef } from 'react';
import { useScrolls } from './use-scrolls.ts';

/** Lines of code as they were written; long ones scroll, and only then the keyboard stops here. */
export function CodeBlock({ text }: { text: string }) {
  const region = useRef<HTMLPreElement>(null);
  const scrolls = useScrolls(region);
  return (
    <pre ref={region} tabIndex={scrolls ? 0 : undefined}>
      <code>{text}</code>
    </pre>
  );
}
