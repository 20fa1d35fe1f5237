import { TextField } from '~/kit/field'
import { Money } from '~/kit/figures'
import { HANDED_ON_FIELD } from '~/kit/forms/handed-over'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { RecordPart } from '~/kit/records/record-part'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { ShownDebit } from './due-form'
import { handedField } from './forms'

interface Props {
  unsent: ShownDebit[]
  today: string
  mayKeep: boolean
}

/** Whose payers have heard of nothing yet, and how to note at once that they have. */
export function UnsentForm({ unsent, today, mayKeep }: Props) {
  const { handedOver } = useTexts()
  const refusal = useRefusal()
  const title = handedOver.many.title(unsent.length)
  return (
    <RecordPart id="unangekuendigt" title={title}>
      <p>{handedOver.many.text}</p>
      {mayKeep ? (
        <OfficeForm action={paths.handedOverDebits()} button={handedOver.button} isQuiet>
          <UnsentTable unsent={unsent} title={title} mayKeep />
          <TextField
            {...fieldOf(refusal, HANDED_ON_FIELD, today)}
            label={handedOver.on}
            type="date"
            max={today}
          />
        </OfficeForm>
      ) : (
        <UnsentTable unsent={unsent} title={title} mayKeep={false} />
      )}
    </RecordPart>
  )
}

function UnsentTable({ unsent, title, mayKeep }: { unsent: ShownDebit[]; title: string; mayKeep: boolean }) {
  const { handedOver, invoices } = useTexts()
  const { values } = useRefusal()
  return (
    <Table
      caption={title}
      rows={unsent}
      keyOf={({ invoiceId }) => invoiceId}
      columns={[
        mayKeep && {
          title: handedOver.many.choose,
          phone: 'end',
          cell: (debit) => (
            <label className="tick">
              <input
                type="checkbox"
                name={handedField(debit)}
                value="on"
                defaultChecked={values[handedField(debit)] !== undefined}
              />
              <span className="visually-hidden">{handedOver.many.tick(debit.number)}</span>
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
          title: invoices.columns.customer,
          look: 'name',
          phone: 'below',
          cell: ({ customerName }) => customerName,
        },
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
