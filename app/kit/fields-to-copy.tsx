import { useTexts } from './language'

interface ToCopy {
  payee: string
  iban: string
  amount: string
  reference: string
}

export function Copyable({ children }: { children: string }) {
  return <span className="copyable">{children}</span>
}

/** Fields rather than text, so that Tab or a tap selects the whole value. */
export function FieldsToCopy({ payee, iban, amount, reference }: ToCopy) {
  const { pay } = useTexts().invoice
  const labels = useTexts().invoiceTerms
  const fields = [
    { id: 'kopie-empfaenger', label: labels.payee, value: payee },
    { id: 'kopie-iban', label: labels.iban, value: iban },
    { id: 'kopie-betrag', label: pay.amount, value: amount },
    { id: 'kopie-zweck', label: labels.purpose, value: reference },
  ]
  return (
    <details className="help">
      <summary>{pay.toCopy}</summary>
      <CopyFields fields={fields.map(({ label, ...field }) => ({ ...field, label: pay.copyOf(label) }))} />
    </details>
  )
}

export interface FieldToCopy {
  id: string
  label: string
  value: string
}

/** `isWide`: side by side where there is room. */
export function CopyFields({ fields, isWide = false }: { fields: readonly FieldToCopy[]; isWide?: boolean }) {
  return (
    <div className={isWide ? 'form' : 'stack-tight'}>
      {fields.map(({ id, label, value }) => (
        <div className="field" key={id}>
          <label htmlFor={id}>{label}</label>
          <input className="input" id={id} readOnly value={value} />
        </div>
      ))}
    </div>
  )
}
