type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/** The events of a changed field, in the order in which browsers dispatch them. */
const CHANGES = ['input', 'change'];

const fieldsOf = (element: Element): Field[] => [...element.querySelectorAll<Field>(FIELDS)];

/**
 * Records what a visitor typed, selected and focused in an element before React has hydrated it. Call it before
 * `hydrateRoot`, so that its listeners run before those of React. Returns a function that restores values that React
 * lost, and dispatches the events that React missed.
 */
export function recordFields(element: Element): () => void {
  const noted = new Map<string, { value: string; checked: boolean }>();
  const note = (field: Field) => noted.set(keyOf(field), stateOf(field));
  for (const field of fieldsOf(element)) if (isChanged(field)) note(field);
  // React hydrates in later tasks, or at once when a field changes. In both cases an effect may reset that field.
  const noteChange = ({ target }: Event) => {
    const field = fieldsOf(element).find((one) => one === target);
    if (field) note(field);
  };
  for (const change of CHANGES) element.addEventListener(change, noteChange, true);
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const focusedKey = focused ? keyOf(focused) : undefined;
  const selection =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      ? selectionOf(focused)
      : undefined;
  return () => {
    for (const change of CHANGES) element.removeEventListener(change, noteChange, true);
    const fields = new Map(fieldsOf(element).map((field) => [keyOf(field), field]));
    for (const [key, { value, checked }] of noted) {
      const field = fields.get(key);
      if (!field) continue;
      if (field instanceof HTMLInputElement) field.checked = checked;
      if (field.value !== value) field.value = value;
      for (const change of CHANGES) field.dispatchEvent(new Event(change, { bubbles: true }));
    }
    if (focused === null || element.contains(document.activeElement)) return;
    const again = fields.get(focusedKey ?? '');
    again?.focus({ preventScroll: true });
    if (selection && (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement))
      again.setSelectionRange(...selection);
  };
}

const keyOf = (field: Element): string =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
    ? `${field.name}=${field.value}`
    : field.id || (field.getAttribute('name') ?? '');

const stateOf = (field: Field) => ({
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
});

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}

/** Returns the selection in a field; `undefined` for field types that have no selection. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined {
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
