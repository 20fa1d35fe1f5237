import { needsReason } from '~/domain/debits/again'
import type { DueDebit } from '~/domain/debits/due.server'
import type { WhyUnannounced } from '~/domain/debits/unannounced.server'
import { sum } from '~/domain/values/money'
import { reasonOf } from '~/domain/values/return-reasons'
import { formatDate, formatLongDate, formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { Money, unbroken } from '~/kit/figures'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { BY_HAND_FIELD, debitField, REASON_FIELD } from './forms'

export type ShownDebit = Omit<DueDebit, 'mandateId' | 'signedOn' | 'language' | 'address' | 'mailTo'> & {
  unannounced: WhyUnannounced | null
}

interface Props {
  due: ShownDebit[]
  mayMake: boolean
  formKey: string
}

/** What can be collected, by file; what failed before is ticked by hand. */
export function DueForm({ due, mayMake, formKey }: Props) {
  const texts = useTexts().debits
  const actionOf = useFormAction()
  const refusal = useRefusal()
  const files = filesOf(due)
  const tables = files.map((debits) => <FileTable key={keyOf(debits)} debits={debits} mayMake={mayMake} />)
  if (!mayMake) return <div className="stack">{tables}</div>
  return (
    <form className="stack" method="post" action={actionOf(paths.debitRuns())} noValidate>
      <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
      {tables}
      {due.some(needsReason) ? (
        <div className="form">
          <TextField
            {...fieldOf(refusal, REASON_FIELD)}
            label={texts.again.reason}
            hint={texts.again.hint}
            autoComplete="off"
          />
        </div>
      ) : null}
      {due.some(({ unannounced }) => unannounced !== null) ? (
        <Checkbox
          id={BY_HAND_FIELD}
          name={BY_HAND_FIELD}
          label={texts.byHand}
          isChecked={refusal.values[BY_HAND_FIELD] !== undefined}
          fault={fieldOf(refusal, BY_HAND_FIELD).fault}
        />
      ) : null}
      <p className="actions">
        <button type="submit" className="button">
          {texts.make(files.length)}
        </button>
      </p>
    </form>
  )
}

/**
 * Not tried before, or never in a file that a bank could have; no credit of the customer's is there to pay it, and the payer has
 * its invoice.
 */
function isFresh({ before, creditCents, untold }: ShownDebit): boolean {
  return creditCents === 0 && untold !== 'unsent' && (before === null || before.isLeftOut)
}

function filesOf(due: readonly ShownDebit[]): ShownDebit[][] {
  const files = new Map<string, ShownDebit[]>()
  for (const debit of due) files.set(keyOf([debit]), [...(files.get(keyOf([debit])) ?? []), debit])
  return [...files.values()]
}

function keyOf([first]: readonly ShownDebit[]): string {
  return first ? `${first.collectOn} ${first.scheme}` : ''
}

function FileTable({ debits, mayMake }: { debits: ShownDebit[]; mayMake: boolean }) {
  const { debits: texts, invoices } = useTexts()
  const language = useLanguage()
  const { values } = useRefusal()
  const remarkOf = useRemark()
  const isGivenBack = Object.keys(values).length > 0
  const [{ collectOn, scheme } = { collectOn: '', scheme: 'CORE' as const }] = debits
  const amount = formatMoney(sum(debits.map(({ cents }) => cents)), language)
  return (
    <Table
      caption={texts.file(formatLongDate(collectOn, language), scheme, debits.length, amount)}
      isCaptionShown
      rows={debits}
      keyOf={({ invoiceId }) => invoiceId}
      columns={[
        mayMake && {
          title: texts.choose,
          phone: 'end',
          cell: (debit) => (
            <label className="tick">
              <input
                type="checkbox"
                name={debitField(debit)}
                value={debit.cents}
                defaultChecked={isGivenBack ? values[debitField(debit)] !== undefined : isFresh(debit)}
              />
              <span className="visually-hidden">{texts.tick(debit.number)}</span>
            </label>
          ),
        },
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
          phone: 'below',
          cell: (debit) => (
            <>
              {debit.holder}
              {remarkOf(debit).map((remark) => (
                <Remark key={remark}>{remark}</Remark>
              ))}
            </>
          ),
        },
        { title: texts.account, look: 'amount', cell: ({ ibanMasked }) => unbroken(ibanMasked) },
        { title: texts.mandate, cell: ({ mandateReference }) => mandateReference },
        {
          title: invoices.columns.amount,
          look: 'number',
          phone: 'belowEnd',
          cell: ({ cents }) => <Money cents={cents} />,
        },
      ]}
    />
  )
}

/** Another customer than the holder, another day than was told, and what happened before. */
function useRemark(): (debit: ShownDebit) => string[] {
  const texts = useTexts().debits
  const language = useLanguage()
  return ({ customerName, holder, toldOn, collectOn, before, unannounced, untold, creditCents }) => [
    ...(customerName === holder ? [] : [texts.customer(customerName)]),
    ...(toldOn === collectOn || untold !== null ? [] : [texts.told(formatDate(toldOn, language))]),
    ...(creditCents === 0 ? [] : [texts.credit(formatMoney(creditCents, language))]),
    ...(untold === 'unsent' ? [texts.unsent] : []),
    ...(unannounced === null ? [] : [texts.unannounced[unannounced]]),
    ...(before && !before.isLeftOut
      ? [
          texts.before(
            texts.states[before.state],
            formatDate(before.collectOn, language),
            before.failedReason ??
              (before.returned && texts.returnCode.reasons[reasonOf(before.returned.code)]),
          ),
        ]
      : []),
  ]
}
