import type { z } from 'zod'
import { isMonthClosed } from '~/domain/hours/closed.server'
import { checkPaste, type PasteCheck, takePaste } from '~/domain/hours/paste.server'
import { isFaulty } from '~/domain/hours/paste-finding'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import type { FormRefusal } from '~/kit/forms/faults'
import { PASTED_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { giveBackHere, refusedFormOf } from '~/kit/forms/refused-form.server'
import { columnsLeftOut, readPastedHours } from '~/kit/paste/hours'
import { pasteForm, SEEN_TABLE_FIELD } from './forms'

export async function pastePageData(request: Request, scope: OfficeScope, month: MonthText) {
  const table = (await refusedFormOf(request))?.refusal.values[PASTED_FIELD] ?? ''
  const check: PasteCheck | null = !pasteForm.safeParse({ [PASTED_FIELD]: table }).success
    ? null
    : await checkPaste(house.reader, house.vault, scope, { month, pasted: readPastedHours(table) })
  return {
    month,
    check,
    leftOut: columnsLeftOut(table),
    isClosed: await isMonthClosed(house.reader, scope, month),
  }
}

/** Shows the effect of a table; with the fingerprint of what was shown, applies it. @throws HoursConflict */
export async function checkedPaste(
  request: Request,
  scope: OfficeScope,
  month: MonthText,
  { values, entered }: { values: z.output<typeof pasteForm>; entered: FormRefusal['values'] },
) {
  const { [PASTED_FIELD]: table, [SEEN_TABLE_FIELD]: seen } = values
  const pasted = readPastedHours(table)
  if (seen === '') {
    const { rows } = await checkPaste(house.reader, house.vault, scope, { month, pasted })
    if (rows.some(isFaulty)) return { faults: { [PASTED_FIELD]: 'table_faulty' as const } }
    return giveBackHere(request, {
      refusal: { faults: {}, values: entered },
      wait: 0,
      status: 200,
      at: 'ergebnis',
    })
  }
  await takePaste(house, scope, { month, pasted, seen })
  return saved<'hours'>(request, monthPath('hours', { month }), 'eingefuegt')
}
