import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { lineField, linesIn, withOtherLines } from '~/forms/priced-lines'
import { giveBackHere } from '~/forms/refused-form.server'

/** The page with one line more or less, or with its totals, where a button of the form asked for that; nothing is saved. */
export async function otherLines(request: Request) {
  const entered = Object.fromEntries(new URLSearchParams(await request.clone().text()))
  const values = withOtherLines(entered)
  if (!values) return undefined
  const { [FORM_KEY_FIELD]: _, ...kept } = values
  const at = lineField(linesIn(kept) ?? 1, 'description')
  return giveBackHere(request, { refusal: { faults: {}, values: kept }, wait: 0, status: 200, at })
}
