import type { Outcome } from '~/domain/billing/outcome'
import { useTexts } from '~/kit/language'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'

interface Props {
  outcome: Outcome
  reason: string | null
  /** Null once the draft was deleted. */
  invoice: { id: string; number: string | null } | null
}

const SHAPES: Record<Outcome, StatusShape> = {
  pending: 'collecting',
  draft: 'waiting',
  issued: 'partly',
  mailed: 'done',
  failed: 'overdue',
}

export function OutcomeMark({ outcome, reason, invoice }: Props) {
  const { outcomes, report } = useTexts().billing
  const reasonOf = useReason()
  if (invoice === null && outcome !== 'failed')
    return <StatusMark shape="cancelled">{report.discarded}</StatusMark>
  // Left as a draft by the run, issued since.
  const isDone = outcome === 'draft' && invoice?.number
  return (
    <span className="value">
      <StatusMark shape={isDone ? 'done' : SHAPES[outcome]}>
        {isDone ? report.issuedSince : outcomes[outcome]}
      </StatusMark>{' '}
      {invoice ? <InvoiceLink id={invoice.id} number={invoice.number ?? report.toDraft} /> : null}
      {reason !== null && !isDone ? <Remark>{reasonOf(reason)}</Remark> : null}
    </span>
  )
}

function useReason(): (reason: string) => string {
  const { billing, faults, invoices } = useTexts()
  const words: Readonly<Record<string, unknown>> = { ...faults, ...invoices.findings, ...billing.reasons }
  return (reason) => {
    const text = words[reason]
    return typeof text === 'string' ? text : reason
  }
}
