import type { CollectionState } from '~/domain/debits/attempts.server'
import type { Collection, DebitRun } from '~/domain/debits/runs.server'
import { TextField } from '~/kit/field'
import { Money, unbroken } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { ReturnCodeField } from '~/kit/return-code-field'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { type Column, Table } from '~/kit/table'
import { paths } from '~/paths'
import { debitField, REASON_FIELD } from './forms'

const SHAPES: Record<CollectionState, StatusShape> = {
  running: 'collecting',
  booked: 'done',
  returned: 'overdue',
  failed: 'cancelled',
}

interface Props {
  run: DebitRun
  mayKeep: boolean
}

/** What is in the file; running ones can be noted as not carried out. */
export function CollectionTable({ run, mayKeep }: Props) {
  const { failure, run: texts } = useTexts().debits
  const actionOf = useFormAction()
  const refusal = useRefusal()
  const columns = useColumns()
  const tick = useTick()
  const table = (withTicks: boolean) => (
    <Table
      caption={texts.collections(run.collections.length)}
      rows={run.collections}
      keyOf={({ id }) => id}
      columns={[withTicks && tick, ...columns]}
    />
  )
  if (!mayKeep || run.collections.every(({ state }) => state !== 'running')) return table(false)
  return (
    <form className="stack" method="post" action={actionOf(paths.debitFailure(run.id))} noValidate>
      {table(true)}
      <div className="form stack">
        <TextField
          {...fieldOf(refusal, REASON_FIELD)}
          label={failure.reason}
          hint={failure.hint}
          autoComplete="off"
        />
        {run.isFetched ? <ReturnCodeField /> : null}
      </div>
      <p className="actions screen-only">
        <button type="submit" className="button button-quiet">
          {failure.button}
        </button>
      </p>
    </form>
  )
}

function useTick(): Column<Collection> {
  const { choose, tick } = useTexts().debits
  const { values } = useRefusal()
  return {
    title: choose,
    phone: 'end',
    cell: (collection) =>
      collection.state === 'running' ? (
        <label className="tick">
          <input
            type="checkbox"
            name={debitField(collection)}
            defaultChecked={values[debitField(collection)] !== undefined}
          />
          <span className="visually-hidden">{tick(collection.number)}</span>
        </label>
      ) : null,
  }
}

/** That a customer was told, or why not, while there is still time to do so. */
function HowTold({
  toldBy,
  mail,
  state,
  isLeftOut,
}: Pick<Collection, 'toldBy' | 'mail' | 'state' | 'isLeftOut'>) {
  const texts = useTexts().debits.toldBy
  if (toldBy === null) return null
  const isLost = mail === 'failed' || mail === 'bounced' || mail === 'doubtful'
  if (isLeftOut) return mail === null || isLost ? null : <Remark>{texts.inVain}</Remark>
  if (toldBy === 'invoice' || (mail === null && state === 'failed')) return null
  if (toldBy === 'nobody') return <Remark>{texts.nobody}</Remark>
  if (mail === 'queued' || mail === 'sending')
    return state === 'running' ? <Remark>{texts.waiting}</Remark> : null
  return <Remark>{isLost ? texts.undelivered : texts.mail}</Remark>
}

function useColumns(): Column<Collection>[] {
  const { debits: texts, invoices } = useTexts()
  return [
    {
      title: invoices.columns.number,
      isRowName: true,
      look: 'whole',
      phone: 'first',
      cell: ({ invoiceId, number }) => <InvoiceLink id={invoiceId} number={number} />,
    },
    {
      title: texts.holder,
      look: 'name',
      phone: 'beside',
      cell: ({ holder, attempt, againReason, ...told }) => (
        <>
          {holder}
          {againReason === null ? null : <Remark>{texts.attempt(attempt, againReason)}</Remark>}
          <HowTold {...told} />
        </>
      ),
    },
    {
      title: texts.account,
      look: 'amount',
      cell: ({ ibanMasked, isAmended }) => (
        <>
          {unbroken(ibanMasked)}
          {isAmended ? <Remark>{texts.amended}</Remark> : null}
        </>
      ),
    },
    { title: texts.mandate, look: 'whole', cell: ({ mandateReference }) => mandateReference },
    { title: texts.endToEndId, look: 'whole', cell: ({ endToEndId }) => endToEndId },
    {
      title: texts.state,
      phone: 'below',
      cell: ({ state, failedReason, leftOutReason, withdrawnReason, isLeftOut }) => (
        <>
          <StatusMark shape={SHAPES[state]}>{isLeftOut ? texts.leftOut : texts.states[state]}</StatusMark>
          {failedReason ? <Remark>{failedReason}</Remark> : null}
          {isLeftOut && !failedReason ? (
            <Remark>{texts.leftOutWhy[leftOutReason ?? 'changed']}</Remark>
          ) : null}
          {withdrawnReason === null ? null : <Remark>{texts.afterAll(withdrawnReason)}</Remark>}
        </>
      ),
    },
    {
      title: invoices.columns.amount,
      look: 'number',
      phone: 'belowEnd',
      cell: ({ cents }) => <Money cents={cents} />,
    },
  ]
}
