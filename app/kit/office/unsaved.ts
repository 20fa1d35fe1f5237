/** Marks a refused form: its content is not stored. */
export const UNSAVED_MARK = 'data-unsaved'

/** Whether a form that saves has unsaved content. Searches do not count. */
export function hasUnsaved(forms: Iterable<HTMLFormElement>): boolean {
  return [...forms].some(
    (form) =>
      form.method === 'post' && (form.hasAttribute(UNSAVED_MARK) || [...form.elements].some(isChanged)),
  )
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const isMeant = options.some(({ defaultSelected }) => defaultSelected)
    return options.some(({ selected, defaultSelected }, index) =>
      isMeant ? selected !== defaultSelected : selected !== (index === 0),
    )
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
