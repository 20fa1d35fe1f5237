import { expect, test } from 'vitest'
import { makeEmployee } from '../../factories/employees'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'

test('numbers of the payroll details bring up figures on a phone and are no wider than they need', async () => {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope)
  const html = await read(owner, `/buero/mitarbeiter/${employee.id}/lohndaten`)
  const typed = [...html.matchAll(/<input type="text"[^>]*>/g)].map(([input]) => ({
    name: attribute(input, 'name'),
    keys: attribute(input, 'inputMode'),
  }))
  const ofKind = (kind: string) => typed.filter(({ keys }) => keys === kind).map(({ name }) => name)
  expect(ofKind('numeric')).toEqual(['contribution_group'])
  expect(ofKind('decimal').sort()).toEqual([
    'addition_annual',
    'addition_monthly',
    'allowance_annual',
    'allowance_monthly',
    'child_allowances',
    'earlier_cents',
    'factor',
    'holiday_days',
    'other_cents',
    'others_health_year',
    'others_pension_year',
    'private_care',
    'private_health',
    'private_tax',
    'professional_premium',
    'second_cents',
    'working_days',
  ])
  // The keys for decimals have no minus on some phones.
  expect(html).toMatch(/<input type="text"[^>]*class="input input-short"[^>]*name="holiday_carried"/)
})

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}

test('the contribution group that is kept is said in words beside its field', async () => {
  const owner = await makeOwner()
  const { id } = await makeEmployee(house, owner.scope, { employment_type: 'minijob' })
  const text = textOf(await read(owner, `/buero/mitarbeiter/${id}/lohndaten`))
  expect(text).toMatch(/6100 heißt: 6 Krankenversicherung: Pauschaler Beitrag der Firma/)
  expect(text).toMatch(/0 Arbeitslosenversicherung: Kein Beitrag/)
})
