import { listFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Reason } from '~/domain/payroll-month/change-reasons'
import { type ComparedMonth, readMonthComparison } from '~/domain/payroll-month/compare-months.server'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { formatToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { saidOf } from '../payroll-checks/shown'

/** Everybody's month beside the one before, with the reasons for what changed. */
export async function changesCsv(
  scope: OfficeScope,
  month: MonthText,
  language: Language,
): Promise<RenderedFile> {
  const texts = textsOf(language)
  const { handover } = texts.payrollBooks
  const { columns } = handover
  const { standings } = texts.payrollChecks.comparison
  const amount = (cents: number | undefined) => (cents === undefined ? '' : formatToCopy(cents, language))
  const wordsOf = ({ code, before, now }: Reason) => {
    const said = [before, now].map((shown) => (shown ? saidOf(shown, texts, language) : ''))
    const values = said.filter(Boolean).join(' → ')
    return values === ''
      ? texts.payrollChecks.reasons[code]
      : `${texts.payrollChecks.reasons[code]}: ${values}`
  }
  return listFile<ComparedMonth>({
    fileName: `${handover.changes}-${month}.csv`,
    rows: await everybody(scope, month),
    columns: [
      [columns.name, ({ name }) => name],
      [columns.number, ({ number }) => number],
      [columns.state, ({ standing }) => (standing === 'released' ? handover.released : standings[standing])],
      [columns.grossBefore, ({ before }) => amount(before?.grossCents)],
      [columns.gross, ({ now }) => amount(now?.grossCents)],
      [columns.netBefore, ({ before }) => amount(before?.netCents)],
      [columns.net, ({ now }) => amount(now?.netCents)],
      [columns.payoutBefore, ({ before }) => amount(before?.payoutCents)],
      [columns.payout, ({ now }) => amount(now?.payoutCents)],
      [columns.reasons, ({ reasons }) => reasons.map(wordsOf).join('; ')],
    ],
  })
}

async function everybody(scope: OfficeScope, month: MonthText): Promise<ComparedMonth[]> {
  const rows: ComparedMonth[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = { month, place: { page }, isMuchChangedOnly: false }
    const { list } = await readMonthComparison(house, scope, asked)
    rows.push(...list.items)
    pages = list.pages ?? 1
  }
  return rows
}
