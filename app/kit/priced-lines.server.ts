import { languageOf } from '~/i18n/language'
import { FORM_KEY_FIELD } from './forms/form-fields'
import { TOTALS, withOtherLines } from './forms/line-buttons'
import { lineField } from './forms/priced-lines'
import { giveBackHere } from './forms/refused-form.server'

/** The page again with other lines or totals, if one of those buttons was pressed; saves nothing. */
export async function otherLines(request: Request) {
  const entered = Object.fromEntries(new URLSearchParams(await request.clone().text()))
  const other = withOtherLines(entered, languageOf(request) === 'de' ? ',' : '.')
  if (!other) return undefined
  const { [FORM_KEY_FIELD]: _, ...values } = other.values
  const { faults, at } = other
  if (Object.keys(faults).length > 0) return giveBackHere(request, { refusal: { faults, values }, wait: 0 })
  const place = at === 0 ? TOTALS : lineField(at, 'description')
  return giveBackHere(request, { refusal: { faults, values }, wait: 0, status: 200, at: place })
}
