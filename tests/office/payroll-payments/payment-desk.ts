import { post } from '../../support/app'
import { formsIn } from '../../support/forms-in'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

export const MAY = '2026-05'
export const PAGE = `/buero/lohnzettel/abrechnung/${MAY}/zahlungen`
export const FIRMS_IBAN = 'DE02120300000000202051'
export const MIAS_IBAN = 'DE89370400440532013000'

/** One with 3,000 in class I, released: 2,054.42 to her, 1,351.50 to the fund, 293.08 to the tax office. */
export async function setting({ iban = MIAS_IBAN }: { iban?: string } = {}) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: MAY, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  if (iban !== '') await keepIban(owner, employee.id, iban)
  await calculateAndRelease(owner, employee.id, MAY)
  return { owner, employee, page: async () => textOf(await read(owner, PAGE)) }
}

export async function keepIban(owner: Owner, employeeId: string, iban: string): Promise<void> {
  const path = `/buero/mitarbeiter/${employeeId}/vertrauliches`
  const { values } = await formOn(owner, path, 'vertrauliches')
  await send(owner, path, { ...values, iban })
}

/** The form that makes a file of a group, as the page shows it. */
export async function groupForm(owner: Owner, group: string, month = MAY) {
  const form = formsIn(await read(owner, `${runOf(month)}/zahlungen`)).find(
    ({ values }) => values.gruppe === group,
  )
  if (!form) throw new Error(`No form for ${group}`)
  return { action: form.action.split('?')[0] ?? '', values: form.values }
}

/** Makes a file of all that a group's form ticks. @returns the path of its page */
export async function makeFile(owner: Owner, group: string, month = MAY): Promise<string> {
  const { action, values } = await groupForm(owner, group, month)
  const answer = await post(action, values, owner.headers)
  return (answer.headers.get('location') ?? '').split('?')[0] ?? ''
}
