import type { Due } from '~/domain/payroll-payments/due'
import type { Texts } from '~/i18n/texts'

/** Whom money goes to, as the page and its files name it. */
export function recipientOf({ kind, name, employee }: Due, { recipients }: Texts['payrollPayments']): string {
  const known = kind === 'pay' ? nameOf(employee) : name
  return known === '' ? recipients[kind] : known
}

function nameOf(employee: Due['employee']): string {
  return employee ? [employee.lastName, employee.firstName].filter((part) => part !== '').join(', ') : ''
}
