import { openInstalments } from '~/domain/invoices/payments/deferral'
import { isOpen } from '~/domain/invoices/payments/state'
import { formatLongDate } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { Table } from '~/kit/table'
import type { OfficeInvoicePage as Page } from './page.server'

/** What is in dispute, deferred or promised, while it matters. */
export function HoldPart({ hold, status }: Pick<Page, 'hold' | 'status'>) {
  const { about } = useTexts().holds
  const words = useWords()
  if (hold === null || !isOpen(status)) return null
  return (
    <RecordPart id="klaerung" title={about.title}>
      <p>{words(hold)}</p>
      {hold.reason === null ? null : (
        <p>
          <span className="soft">{about.reason}: </span>
          {hold.reason}
        </p>
      )}
      {hold.kind === 'deferral' && hold.plan.length > 1 ? (
        <PlanTable plan={hold.plan} openCents={status.openCents} />
      ) : null}
    </RecordPart>
  )
}

type Hold = NonNullable<Page['hold']>

function useWords(): (hold: Hold) => string {
  const { about } = useTexts().holds
  const language = useLanguage()
  const day = (on: string) => formatLongDate(on, language)
  return (hold) => {
    switch (hold.kind) {
      case 'dispute':
        return about.dispute(day(hold.fromOn))
      case 'deferral':
        return hold.plan.length > 1 ? about.plan : about.deferral(day(hold.untilOn))
      case 'promise':
        return (hold.isPassed ? about.passed : about.promise)(day(hold.untilOn))
    }
  }
}

function PlanTable({
  plan,
  openCents,
}: {
  plan: Extract<Hold, { kind: 'deferral' }>['plan']
  openCents: number
}) {
  const { columns } = useTexts().holds.about
  const open = new Map(openInstalments(plan, openCents).map((one) => [one.dueOn, one.openCents]))
  return (
    <Table
      labelledBy="klaerung"
      kind="facts"
      rows={plan}
      keyOf={({ dueOn }) => dueOn}
      columns={[
        { title: columns.dueOn, cell: ({ dueOn }) => <ShortDate date={dueOn} /> },
        { title: columns.cents, look: 'number', cell: ({ cents }) => <Money cents={cents} /> },
        { title: columns.open, look: 'number', cell: ({ dueOn }) => <Money cents={open.get(dueOn) ?? 0} /> },
      ]}
    />
  )
}
