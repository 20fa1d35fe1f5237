import type { Due } from '~/domain/payroll-payments/due'
import type { Texts } from '~/i18n/texts'

/** Whom money goes to, as the page and its files name it. */
export function recipientOf({ kind, name, employee }: Due, { recipients }: Texts['payrollPayments']): string {
  if (kind === 'pay') return employee ? `${employee.lastName}, ${employee.firstName}` : ''
  if (name !== '') return name
  return kind === 'garnishment' || kind === 'fund' ? '' : recipients[kind]
}
