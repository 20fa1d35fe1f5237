import type { MonthText } from '~/domain/values/calendar'
import { parseIban } from '~/domain/values/iban'
import { formatIban } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { CodeField } from '~/kit/code-field'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { unbroken } from '~/kit/figures'
import { SECOND_LOOK_FIELD } from '~/kit/forms/second-look'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import type { ShownPayment } from './payments.server'
import { recipientOf } from './recipient'

interface Props {
  month: MonthText
  payment: ShownPayment
  payeeId: string
  asksForCode: boolean
}

export function PayeePage({ month, payment, payeeId, asksForCode }: Props) {
  const { payrollPayments: texts, secondFactor } = useTexts()
  const { payee: words, kinds } = texts
  const refusal = useRefusal()
  const { employee, kind, holder, reference, ibanMasked } = payment
  const whose = employee ? `, ${employee.firstName} ${employee.lastName}` : ''
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: paths.payrollPayments(month), label: texts.approval.back }}
        title={words.of(recipientOf(payment, texts))}
      />
      <p className="soft">{`${kinds[kind]}${whose}`}</p>
      <OfficeForm action={paths.payrollPayee(month, payeeId)} button={words.save}>
        <TextField {...fieldOf(refusal, 'holder', holder)} label={words.holder} autoComplete="off" />
        <TextField
          {...fieldOf(refusal, 'iban')}
          label={words.iban}
          hint={ibanMasked === null ? words.ibanHint : words.known(unbroken(ibanMasked))}
          autoComplete="off"
        />
        <TextField
          {...fieldOf(refusal, 'reference', reference)}
          label={words.references[kind]}
          isOptional
          autoComplete="off"
        />
        <Second asksForCode={asksForCode} hint={secondFactor.askHint} before={ibanMasked} />
      </OfficeForm>
    </>
  )
}

/** Asked once another account than the known one was typed. */
function Second({
  asksForCode,
  hint,
  before,
}: {
  asksForCode: boolean
  hint: string
  before: string | null
}) {
  const { payee: words } = useTexts().payrollPayments
  const { faults, values } = useRefusal()
  const typed = parseIban(values.iban ?? '')
  if (before === null || typed === undefined) return null
  if (faults[SECOND_LOOK_FIELD] === undefined && faults.code === undefined) return null
  return (
    <>
      <Checkbox
        id={SECOND_LOOK_FIELD}
        name={SECOND_LOOK_FIELD}
        value={typed}
        label={words.confirm(unbroken(before), formatIban(typed))}
        isChecked={values[SECOND_LOOK_FIELD] === typed}
        fault={faults[SECOND_LOOK_FIELD]}
      />
      {asksForCode ? <CodeField hint={hint} /> : null}
    </>
  )
}
