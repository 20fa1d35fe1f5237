import { beforeAll, describe, expect, test } from 'vitest'
import { makeCustomer } from '../factories/customers'
import { makeEmployee } from '../factories/employees'
import { post } from '../support/app'
import { formsIn } from '../support/forms-in'
import { house } from '../support/house'
import { textOf } from '../support/html'
import { makeOwner, type Owner, read } from './owner'

// The example above a field must be accepted by that field.

const HINT = /<p class="field-hint" id="([\w-]+)-hinweis">(.*?)<\/p>/gs
const EXAMPLE = /(?:Zum|zum) Beispiel: (.+?)(?:$| oder |\. | und )/

let owner: Owner
const pages: Record<string, string> = {}

beforeAll(async () => {
  owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const { id: employeeId } = await makeEmployee(house, owner.scope)
  Object.assign(pages, {
    customer: '/buero/kunden/neu',
    contract: `/buero/kunden/${customerId}/neuer-vertrag`,
    contact: `/buero/kunden/${customerId}/neuer-ansprechpartner`,
    mandate: `/buero/kunden/${customerId}/neues-mandat`,
    employee: '/buero/mitarbeiter/neu',
    wage: `/buero/mitarbeiter/${employeeId}/verguetung`,
    payroll: `/buero/mitarbeiter/${employeeId}/lohndaten`,
    address: `${owner.path}/anschrift`,
    company: `${owner.path}/rechtsform`,
    bank: `${owner.path}/bank`,
  })
})

describe('examples', () => {
  test.each([
    ['customer', ['vat_id', 'buyer_reference', 'discount_percent']],
    ['contract', ['title']],
    ['contact', ['job_title']],
    ['employee', ['weekly_hours', 'social_insurance_number']],
    ['wage', ['cents']],
    ['payroll', ['contribution_group', 'factor']],
    ['address', ['vat_id', 'tax_number']],
    ['company', ['register_court', 'register_number']],
  ])('of %s are taken: %j and the others', async (name, known) => {
    const path = pages[name] ?? ''
    const page = await read(owner, path)
    const examples = examplesIn(page)
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(known))
    const form = formsIn(page).find(({ typed }) => typed.some(({ name: field }) => field in examples))
    const answer = await post(path, { ...form?.values, ...examples }, owner.headers)
    const back =
      answer.status === 303 ? await read(owner, answer.headers.get('location') ?? '') : await answer.text()
    const refused = Object.keys(examples).filter((field) => back.includes(`id="${field}-fehler"`))
    expect(refused.map((field) => `${field}: ${examples[field]}`)).toEqual([])
  })
})

/** By field. */
function examplesIn(page: string): Record<string, string> {
  return Object.fromEntries(
    [...page.matchAll(HINT)].flatMap(([, field = '', hint = '']) => {
      const example = EXAMPLE.exec(textOf(hint).trim())?.[1]
      return example === undefined ? [] : [[field, example]]
    }),
  )
}
