import { findEmployee } from '../employees/find.server'
import { openEmployeeSecrets } from '../employees/secrets.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { PayslipInput } from '../payroll/payslip/input'
import type { Payslip } from '../payroll/payslip/result'
import { listReleased } from '../payslips/calculated.server'
import { type DateText, type MonthText, monthOf } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { fullName } from '../values/person-name'
import { type CertificateKind, type CertificateMonths, firstMonthFor, monthsFor } from './kinds'
import { figuresOf, type MonthFigures } from './month-figures'

export interface Certificate extends CertificateMonths {
  kind: CertificateKind
  until: MonthText
  person: {
    id: string
    number: string
    name: string
    address: string
    birthDate: DateText | null
    insuranceNumber: string | null
    taxId: string | null
    entryOn: DateText
    exitOn: DateText | null
    weeklyHours: DecimalText | null
  }
  /** As in the last payslip of the time; undefined without any. */
  terms: (Pick<PayslipInput, 'employment' | 'taxCard'> & Pick<Payslip['employment'], 'kind'>) | undefined
  /** Name of the health fund. */
  fund: string | null
}

/** What a certificate says of somebody up to a month, from frozen payslips alone. @throws NotFound */
export async function readCertificate(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { employeeId, kind, until }: { employeeId: string; kind: CertificateKind; until: MonthText },
): Promise<Certificate> {
  const employee = await findEmployee(executor, scope, employeeId)
  if (!employee) throw new NotFound()
  const { id, number, firstName, lastName, entryOn, exitOn, weeklyHours } = employee
  const secrets = await openEmployeeSecrets(executor, vault, scope, id)
  const months = { employeeIds: [id], from: firstMonthFor(kind, until), to: until }
  const kept: MonthFigures[] = []
  let last: Certificate['terms']
  let fund: string | null = null
  for (const slip of await listReleased(executor, vault, scope, months)) {
    await yieldToLoop()
    const calculation = slip.figures()
    if (!calculation) continue
    kept.push(figuresOf(calculation))
    const { employment, taxCard } = calculation.input
    last = { employment, taxCard, kind: calculation.result.employment.kind }
    fund = calculation.result.employment.fund.name
  }
  const { street, postalCode, city } = employee
  return {
    kind,
    until,
    ...monthsFor(kind, { until, entryMonth: firstEntry(entryOn, last), kept }),
    person: {
      ...{ id, number, entryOn, exitOn, weeklyHours },
      name: fullName(firstName, lastName),
      address: [street, `${postalCode ?? ''} ${city ?? ''}`.trim()].filter(Boolean).join(', '),
      birthDate: secrets.birthDate,
      insuranceNumber: secrets.socialInsuranceNumber,
      taxId: secrets.taxId,
    },
    terms: last,
    fund,
  }
}

/** Of a re-entry, earlier employments of the year count too. */
function firstEntry(entryOn: DateText, terms: Certificate['terms']): MonthText {
  const [first = entryOn] = (terms?.employment.earlier ?? []).map(({ from }) => from).sort()
  return monthOf(first < entryOn ? first : entryOn)
}
