import type { ChargeStatement } from '~/domain/charges/statement'
import { totalOf } from '~/domain/charges/statement'
import type { MadeStatement } from '~/domain/charges/statements.server'
import { formatDayOf } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { TextField } from '~/kit/field'
import { LongDate, Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { ClaimTable } from './claim-table'

interface Props
  extends Pick<MadeStatement, 'id' | 'at' | 'by' | 'openCents' | 'isWithdrawn' | 'withdrawnReason'>,
    Pick<
      ChargeStatement,
      'claims' | 'principalCents' | 'chargesCents' | 'earlierCents' | 'creditCents' | 'payByOn'
    > {
  customer: { id: string; name: string }
  /** Something of it was paid or waived. */
  isTouched: boolean
  mayKeep: boolean
}

export function StatementPage({ customer, ...made }: Props) {
  const { charges } = useTexts()
  const texts = charges.one
  const language = useLanguage()
  const { id, at, by, openCents, isWithdrawn, withdrawnReason, mayKeep } = made
  const state = isWithdrawn ? 'withdrawn' : openCents > 0 ? 'open' : 'settled'
  const file = { label: texts.file, to: paths.chargeStatementFile(id) }
  const shapes = { withdrawn: 'cancelled', open: 'open', settled: 'done' } as const
  return (
    <>
      <SavedBanner saved={charges.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.customerDefault(customer.id), label: charges.backToOne(customer.name) }}
        title={texts.title(formatDayOf(at, language))}
        status={<StatusMark shape={shapes[state]}>{texts.state[state]}</StatusMark>}
        next={
          state === 'open' && mayKeep ? { label: texts.send, action: paths.chargeStatementSending(id) } : file
        }
        others={[state === 'open' && mayKeep && file]}
      />
      <Facts
        isStrip
        facts={[
          { label: texts.stillOpen, value: <Money cents={openCents} />, isMain: true },
          { label: texts.claimed, value: <Money cents={made.chargesCents} /> },
          { label: texts.total, value: <Money cents={totalOf(made)} /> },
          { label: charges.sums.principal, value: <Money cents={made.principalCents} /> },
          { label: texts.state.withdrawn, value: withdrawnReason },
          { label: texts.by, value: by },
          { label: texts.payBy, value: <LongDate date={made.payByOn} /> },
        ]}
      />
      <RecordPart id="forderungen" title={charges.claim.title}>
        <ClaimTable claims={made.claims} labelledBy="forderungen" />
      </RecordPart>
      {mayKeep && state === 'open' ? <Ends id={id} isTouched={made.isTouched} /> : null}
    </>
  )
}

/** Taken back while nothing was paid, and waived after that too. */
function Ends({ id, isTouched }: { id: string; isTouched: boolean }) {
  const texts = useTexts().charges.one
  const refusal = useRefusal()
  const isFaulty = (field: string) => refusal.faults[field] !== undefined
  return (
    <section className="stack screen-only">
      <details className="form-more" open={isFaulty('grund')}>
        <summary>{texts.waive}</summary>
        <p>{texts.waiveText}</p>
        <OfficeForm action={paths.waiveStatement(id)} button={texts.waive} isQuiet>
          <TextField {...fieldOf(refusal, 'grund')} label={texts.reason} autoComplete="off" />
        </OfficeForm>
      </details>
      {isTouched ? null : (
        <details className="form-more" open={isFaulty('ruecknahmegrund')}>
          <summary>{texts.withdraw}</summary>
          <p>{texts.withdrawText}</p>
          <OfficeForm action={paths.withdrawStatement(id)} button={texts.withdraw} isQuiet>
            <TextField {...fieldOf(refusal, 'ruecknahmegrund')} label={texts.reason} autoComplete="off" />
          </OfficeForm>
        </details>
      )}
    </section>
  )
}
