import { expect, test } from 'vitest'
import { EmployeeConflict } from '~/domain/employees/conflict'
import { findEmployee } from '~/domain/employees/find.server'
import { openEmployeeSecrets } from '~/domain/employees/secrets.server'
import { NotFound } from '~/domain/kernel/errors'
import { findLiveLink } from '~/domain/links/links.server'
import { IBAN } from '../../factories/customers'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const secrets = { social_insurance_number: '65070185P012', tax_id: '12345678911', iban: IBAN }

test('an employee has a link, and nothing sealed lies open', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const { id, linkId } = await makeEmployee(house, scope, secrets)
  const link = await findLiveLink(db, scope, { purpose: 'mitarbeiter-portal', subjectId: id })
  expect(link?.id).toBe(linkId)
  const rows = [
    await db.selectFrom('employees').selectAll().execute(),
    await db.selectFrom('audit_entries').selectAll().execute(),
    await findEmployee(db, scope, id),
  ]
  for (const secret of Object.values(secrets)) expect(JSON.stringify(rows)).not.toContain(secret)
  expect((await findEmployee(db, scope, id))?.ibanMasked).toBe('DE** **** … 3000')
  expect(await openEmployeeSecrets(db, house.vault, scope, id)).toMatchObject({
    socialInsuranceNumber: secrets.social_insurance_number,
    taxId: secrets.tax_id,
    iban: secrets.iban,
  })
})

test.each([
  ['a malformed id', { id: 'not-a-uuid' }, 'id_malformed'],
  [
    'an id that no door has put into small letters',
    { id: 'AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE' },
    'id_malformed',
  ],
  ['an id that is there', { id: '11111111-2222-3333-4444-555555555555' }, 'employee_exists'],
  ['a number that is there', { number: '77' }, 'number_taken'],
  ['a wrong IBAN', { iban: 'DE00370400440532013000' }, 'iban_invalid'],
] as const)('%s is refused', async (_, changes, code) => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await makeEmployee(house, scope, { id: '11111111-2222-3333-4444-555555555555', number: '77' })
  await expect(makeEmployee(house, scope, changes)).rejects.toThrow(new EmployeeConflict(code))
  expect(await db.selectFrom('employees').selectAll().execute()).toHaveLength(1)
})

test('two tenants may employ the same id; each sees its own', async () => {
  const { db, house } = freshDatabase()
  const [a, b] = [await makeTenant(house), await makeTenant(house)]
  const id = '11111111-2222-3333-4444-555555555555'
  await makeEmployee(house, a, { id, tax_id: '11' })
  expect(await findEmployee(db, b, id)).toBeUndefined()
  await expect(openEmployeeSecrets(db, house.vault, b, id)).rejects.toThrow(NotFound)
  await makeEmployee(house, b, { id, tax_id: '22' })
  expect((await openEmployeeSecrets(db, house.vault, a, id)).taxId).toBe('11')
  expect((await openEmployeeSecrets(db, house.vault, b, id)).taxId).toBe('22')
})
