import type { Suggestion } from '~/kit/forms/earlier-lines'
import { GROSS_FIELD, type LinePart, lineField } from '~/kit/forms/priced-lines'
import { useTexts } from '~/kit/language'

/** Ids of the datalists shared by all lines. */
export const NAMES = 'leistungen'
export const ARTICLES = 'artikel'

export function SuggestedLists({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { units } = useTexts().common
  const { withTax } = useTexts().contracts.lines
  const labelOf = ({ price, unit, isGross }: Suggestion) =>
    [`${price} € / ${units[unit]?.[0] ?? unit}`, ...(isGross ? [withTax] : [])].join(', ')
  return (
    <>
      <datalist id={NAMES}>
        {suggestions.map((one) => (
          <option key={`${one.article} ${one.description}`} value={one.description} label={labelOf(one)} />
        ))}
      </datalist>
      <datalist id={ARTICLES}>
        {suggestions.flatMap((one) =>
          one.article === ''
            ? []
            : [
                <option
                  key={`${one.article} ${one.description}`}
                  value={one.article}
                  label={one.description}
                />,
              ],
        )}
      </datalist>
    </>
  )
}

/**
 * Fills the rest of a line if its name or article was suggested, unless a price was typed; never the focused
 * field, where it would mix with what is being typed.
 */
export function fillLine(
  field: HTMLInputElement,
  suggestions: readonly Suggestion[],
  next: EventTarget | null,
): void {
  const [, number, part] = /^position_(\d+)_(description|article)$/.exec(field.name) ?? []
  const found = suggestions.find((one) => saidIn(part, one) === field.value.trim())
  if (!found || !field.form || field.value.trim() === '') return
  const named = (name: LinePart) => field.form?.elements.namedItem(lineField(Number(number), name))
  const price = named('price')
  if (!(price instanceof HTMLInputElement) || (price.value !== '' && price.value !== price.dataset.filled))
    return
  // A net price is not filled into a gross form, nor the reverse.
  const box = field.form.elements.namedItem(GROSS_FIELD)
  const isPriced = (box instanceof HTMLInputElement && box.checked) === found.isGross
  if (price !== next && isPriced) price.dataset.filled = found.price
  for (const name of ['article', 'description', 'price', 'unit', 'tax'] as const) {
    const one = named(name)
    if (one === next || (name === 'price' && !isPriced)) continue
    if (one instanceof HTMLSelectElement) {
      // A focused select lists all its options.
      one.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      one.value = found[name]
    } else if (one instanceof HTMLInputElement && found[name] !== '') one.value = found[name]
  }
  field.form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Selects a filled-in suggestion so that typing replaces it: a click would put the caret behind it. */
export function markFilled(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || field.value === '' || field.value !== field.dataset.filled)
    return
  field.select()
  requestAnimationFrame(() => {
    if (document.activeElement === field && field.value === field.dataset.filled) field.select()
  })
}

function saidIn(part: string | undefined, { article, description }: Suggestion): string | undefined {
  return part === 'article' ? article : part === 'description' ? description : undefined
}
