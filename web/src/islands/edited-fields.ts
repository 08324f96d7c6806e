type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type="hidden"]), textarea, select';

const fieldsOf = (element: Element): Field[] => [...element.querySelectorAll<Field>(FIELDS)];

/**
 * Records what a visitor typed, selected and focused in an element before React hydrates it. Returns a function that
 * restores values that React lost, and dispatches the events that React missed.
 */
export function recordFields(element: Element): () => void {
  const noted = fieldsOf(element).map((field) => ({
    ...stateOf(field),
    key: keyOf(field),
    changed: isChanged(field),
  }));
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const focusedKey = focused ? keyOf(focused) : undefined;
  const selection =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      ? selectionOf(focused)
      : undefined;
  return () => {
    const fields = new Map(fieldsOf(element).map((field) => [keyOf(field), field]));
    for (const { key, value, checked, changed } of noted) {
      const field = fields.get(key);
      if (!field || !changed) continue;
      if (field instanceof HTMLInputElement) field.checked = checked;
      if (field.value !== value) field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
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
