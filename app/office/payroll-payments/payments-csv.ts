import { type FileColumn, listFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import type { Payment, PaymentList, PaymentsOfGroup } from '~/domain/payroll-payments/list.server'
import { formatDateToCopy, formatMonth, formatToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { recipientOf } from './recipient'

type Row = { of: PaymentsOfGroup; payment: Payment }

/** The list with whole account numbers. */
export function paymentsCsv({ month, groups }: PaymentList, language: Language): RenderedFile {
  const texts = textsOf(language).payrollPayments
  const { columns } = texts
  const rows = groups.flatMap((of) => of.payments.map((payment): Row => ({ of, payment })))
  const date = (day: string | null) => day && formatDateToCopy(day, language)
  const known: FileColumn<Row>[] = [
    [columns.group, ({ of }) => texts.groups[of.group]],
    [columns.recipient, ({ payment }) => recipientOf(payment, texts)],
    [columns.what, ({ payment }) => whatOf(payment, texts)],
    [columns.number, ({ payment }) => payment.employee?.number ?? null],
    [columns.month, ({ payment }) => formatMonth(payment.month, language)],
    [columns.iban, ({ payment }) => payment.iban()],
    [columns.reference, ({ payment }) => payment.reference],
    [columns.dueOn, ({ of }) => date(of.dueOn)],
    [columns.transferBy, ({ of }) => date(of.transferBy)],
    [columns.amount, ({ payment }) => formatToCopy(payment.cents, language)],
    [columns.state, ({ payment }) => remarkOf(payment, texts, language)],
  ]
  const sums = groups.map(({ group, cents }) => [
    texts.groups[group],
    texts.sum,
    ...EMPTY,
    formatToCopy(cents, language),
    '',
  ])
  return listFile({ fileName: `zahlungen-${month}.csv`, rows, columns: known, below: sums })
}

const EMPTY = Array.from({ length: 7 }, () => '')

type Words = ReturnType<typeof textsOf>['payrollPayments']

function whatOf({ kind, employee }: Payment, { kinds }: Words): string {
  return kind === 'pay' || !employee
    ? kinds[kind]
    : `${kinds[kind]}: ${employee.lastName}, ${employee.firstName}`
}

function remarkOf(payment: Payment, texts: Words, language: Language): string | null {
  const { cents, openCents, employee, ibanMasked, otherAccountIn } = payment
  if (cents < 0) return employee ? texts.kept : texts.keptFund
  if (openCents < cents) return texts.inFile
  if (otherAccountIn !== null) return texts.otherAccount(formatMonth(otherAccountIn, language))
  if (ibanMasked === null) return texts.noAccount
  return payment.obstacle === 'nameless' ? texts.obstacles.nameless : null
}
