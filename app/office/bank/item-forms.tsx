import { OTHER_KINDS } from '~/domain/bank/assignment'
import { formatDate, formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { Money, ShortDate } from '~/kit/figures'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { CONFIRM_FIELD, claimField } from '~/kit/forms/receipt-forms'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { QuietActs } from '~/kit/records/acts'
import { RecordPart } from '~/kit/records/record-part'
import { SearchForm } from '~/kit/records/search-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { ReturnCodeField } from '~/kit/return-code-field'
import { SelectField } from '~/kit/select-field'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { BOOKED_FIELD, CUSTOMER_FIELD, INVOICE_FIELD, KIND_FIELD, PART_FIELD, RULE_FIELD } from './fields'
import type { ItemPageData } from './item.server'
import { SEARCH_FIELD, withSearch } from './query'

type Offered = ItemPageData['invoices'][number]

/** Open invoices to tick; what is searched for stays in the address. */
export function PaidInvoices({ item, invoices, search, hasTake }: ItemPageData & { hasTake: boolean }) {
  const texts = useTexts().bank.item
  const refusal = useRefusal()
  const { faults, values } = refusal
  const language = useLanguage()
  const ticked = invoices.filter(({ id }) => values[claimField(id)] !== undefined)
  const restCents = item.openCents - ticked.reduce((sum, { openCents }) => sum + openCents, 0)
  return (
    <RecordPart id="rechnungen" title={texts.choose}>
      <InvoiceSearch itemId={item.id} search={search} />
      {invoices.length === 0 ? (
        <p className="empty">{texts.noInvoice}</p>
      ) : (
        <OfficeForm
          action={withSearch(paths.bankPayment(item.id), search)}
          button={texts.pay}
          isQuiet={hasTake}
        >
          <Seen cents={item.openCents} />
          <InvoiceTable
            invoices={invoices}
            choose={({ id, number }) => (
              <Checkbox
                id={claimField(id)}
                name={claimField(id)}
                label={number}
                isChecked={values[claimField(id)] !== undefined}
              />
            )}
          />
          <TextField
            {...fieldOf(refusal, PART_FIELD)}
            label={texts.part}
            hint={texts.partHint(formatMoney(item.openCents, language))}
            inputMode="decimal"
            autoComplete="off"
            isOptional
          />
          {faults[CONFIRM_FIELD] ? (
            <>
              {restCents > 0 ? <p>{texts.moreThanOpen(formatMoney(restCents, language))}</p> : null}
              <Checkbox
                id={CONFIRM_FIELD}
                name={CONFIRM_FIELD}
                label={texts.confirm}
                fault={faults[CONFIRM_FIELD]}
              />
            </>
          ) : null}
        </OfficeForm>
      )}
    </RecordPart>
  )
}

/** Money that left the account: perhaps a payment that a bank took back. */
export function Returned({ item, invoices, search }: ItemPageData) {
  const texts = useTexts().bank.item
  return (
    <RecordPart id="rueckgabe" title={texts.isReturn}>
      <p>{texts.returnText}</p>
      <InvoiceSearch itemId={item.id} search={search} />
      {invoices.length === 0 ? (
        <p className="empty">{texts.noInvoice}</p>
      ) : (
        <OfficeForm
          action={withSearch(paths.bankReturn(item.id), search)}
          button={texts.returnButton}
          isQuiet
        >
          <Seen cents={item.openCents} />
          <InvoiceTable
            invoices={invoices}
            choose={({ id, number }) => (
              <div className="choice">
                <input type="radio" id={`zurueck-${id}`} name={INVOICE_FIELD} value={id} />
                <label htmlFor={`zurueck-${id}`}>{number}</label>
              </div>
            )}
          />
          {item.returnedCode === null ? <ReturnCodeField /> : null}
        </OfficeForm>
      )}
    </RecordPart>
  )
}

/** Booked again, it would be taken off its invoice twice. */
export function BookedReturns({ item, bookedReturns }: ItemPageData) {
  const texts = useTexts().bank.item
  const language = useLanguage()
  if (bookedReturns.length === 0) return null
  return (
    <RecordPart id="gebucht" title={texts.isBooked}>
      <p>{texts.bookedText}</p>
      <QuietActs
        acts={bookedReturns.map(({ receiptId, invoiceId, number, name, on }) => ({
          label: texts.bookedButton(number, name, formatDate(on, language)),
          action: paths.bankReturn(item.id),
          fields: {
            ...{ [BOOKED_FIELD]: receiptId, [INVOICE_FIELD]: invoiceId },
            [SEEN_FIELD]: String(item.openCents),
          },
        }))}
      />
    </RecordPart>
  )
}

export function Refunds({ item, creditors }: ItemPageData) {
  const texts = useTexts().bank.item
  const language = useLanguage()
  if (creditors.length === 0) return null
  return (
    <RecordPart id="erstattung" title={texts.refund}>
      <QuietActs
        acts={creditors.map(({ id, name, creditCents }) => ({
          label: texts.refundButton(name, formatMoney(creditCents, language)),
          action: paths.bankRefund(item.id),
          fields: { [CUSTOMER_FIELD]: id, [SEEN_FIELD]: String(item.openCents) },
        }))}
      />
    </RecordPart>
  )
}

export function NotOurs({ item }: Pick<ItemPageData, 'item'>) {
  const { bank } = useTexts()
  const { faults } = useRefusal()
  const recognisedBy = ruleOf(item)
  return (
    <RecordPart id="andere" title={bank.item.other}>
      <OfficeForm action={paths.bankOther(item.id)} button={bank.item.otherButton} isQuiet>
        <Seen cents={item.openCents} />
        <SelectField
          name={KIND_FIELD}
          label={bank.item.kind}
          value=""
          fault={faults[KIND_FIELD]}
          options={[
            { value: '', label: '–' },
            ...OTHER_KINDS.map((kind) => ({ value: kind, label: bank.otherKinds[kind] })),
          ]}
        />
        {recognisedBy ? (
          <Checkbox id={RULE_FIELD} name={RULE_FIELD} label={bank.item.isRule[recognisedBy]} />
        ) : null}
      </OfficeForm>
    </RecordPart>
  )
}

/** What a rule would know its next item by; null where the bank names nobody, and no rule can be made. */
function ruleOf({ ibanMasked, name }: ItemPageData['item']): 'account' | 'name' | null {
  if (ibanMasked !== null) return 'account'
  return name === '' ? null : 'name'
}

function InvoiceSearch({ itemId, search }: { itemId: string; search: string }) {
  const texts = useTexts().bank.item
  return (
    <SearchForm
      path={paths.bankItem(itemId)}
      title={texts.choose}
      search={{ name: SEARCH_FIELD, label: texts.searchLabel, defaultValue: search }}
      reset={search === '' ? null : paths.bankItem(itemId)}
    />
  )
}

function InvoiceTable({
  invoices,
  choose,
}: {
  invoices: readonly Offered[]
  choose: (invoice: Offered) => React.ReactNode
}) {
  const { invoices: texts, bank } = useTexts()
  return (
    <Table
      caption={bank.item.choose}
      rows={invoices}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.columns.number, look: 'whole', phone: 'first', cell: choose },
        { title: texts.columns.customer, phone: 'below', cell: ({ customerName }) => customerName },
        {
          title: texts.columns.dueOn,
          phone: 'belowEnd',
          cell: ({ dueOn }) => (dueOn ? <ShortDate date={dueOn} /> : '–'),
        },
        {
          title: texts.columns.amount,
          look: 'number',
          phone: 'end',
          cell: ({ openCents, grossCents }) => <Money cents={openCents || grossCents} />,
        },
      ]}
    />
  )
}

function Seen({ cents }: { cents: number }) {
  return <input type="hidden" name={SEEN_FIELD} value={cents} />
}
