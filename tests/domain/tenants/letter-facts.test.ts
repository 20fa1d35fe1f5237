import { expect, test } from 'vitest'
import { missingOnLetters } from '~/domain/tenants/letter-facts'

const NOTHING = {
  managing_director: null,
  supervisory_chair: null,
  seat: null,
  register_court: null,
  register_number: null,
}
const REGISTER = ['seat', 'register_court', 'register_number']

// What the acts list, form by form: § 37a HGB, § 125 HGB, § 35a GmbHG, § 177a HGB, § 80 AktG, § 25a GenG.
test.each([
  ['registered_merchant', REGISTER],
  ['ohg', REGISTER],
  ['kg', REGISTER],
  ['gmbh', ['managing_director', ...REGISTER]],
  ['ug', ['managing_director', ...REGISTER]],
  ['gmbh_co_kg', ['managing_director', ...REGISTER]],
  ['ag', ['managing_director', 'supervisory_chair', ...REGISTER]],
  ['cooperative', ['managing_director', ...REGISTER]],
  ['sole_trader', []],
  ['freelancer', []],
  ['gbr', []],
  ['association', []],
  [null, []],
])('a letter of %s owes %j', (legal_form, owed) => {
  expect(missingOnLetters({ ...NOTHING, legal_form })).toEqual(owed)
  const whole = Object.fromEntries(Object.keys(NOTHING).map((fact) => [fact, 'x'])) as Record<
    keyof typeof NOTHING,
    string
  >
  expect(missingOnLetters({ ...whole, legal_form })).toEqual([])
})
