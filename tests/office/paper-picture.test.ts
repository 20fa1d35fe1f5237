import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { house as productHouse } from '~/house.server'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { ask } from '../support/app'
import { house } from '../support/house'
import { signedInAs } from '../support/session'
import { rendering } from '../support/test-house'
import { audit, makeOwner, type Owner } from './owner'

const MONTH = '2026-01'
const printing = rendering(house, productHouse.renderers)

const see = (path: string, { headers }: Pick<Owner, 'headers'>) => ask(path, { headers })

/** How wide and high it is, and how much of it is not white. */
async function pictureIn(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { width, height, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
  let inked = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) inked += 1
  return { width, height, inked }
}

test('an issued invoice is seen as a picture of its first page, by its firm alone', async () => {
  const owner = await makeOwner()
  const { id } = await makeInvoice(printing, owner.scope, (await makeCustomer(house, owner.scope)).id)
  const path = `/buero/rechnungen/${id}/bild`
  const { width, height, inked } = await pictureIn(await see(path, owner))
  // A4: 210 by 297 mm.
  expect(height / width).toBeCloseTo(297 / 210, 2)
  expect(inked).toBeGreaterThan(2000)
  expect((await see(path, await makeOwner())).status).toBe(404)
  expect((await see(path, { headers: await signedInAs(house, owner.scope, 'payroll') })).status).toBe(403)
})

test('a payslip is seen by who may see pay, and every look is recorded', async () => {
  const owner = await makeOwner()
  const { id } = await makeEmployee(house, owner.scope)
  await makePayslip(printing, owner.scope, id, MONTH)
  const path = `/buero/mitarbeiter/${id}/lohnzettel/${MONTH}/bild`
  const looks = async () =>
    (await audit(owner.scope.tenantId)).filter(({ action }) => action === 'payslip.downloaded').length
  expect((await pictureIn(await see(path, owner))).inked).toBeGreaterThan(2000)
  await see(path, owner)
  expect(await looks()).toBe(2)
  expect((await see(path, await makeOwner())).status).toBe(404)
  expect((await see(path, { headers: await signedInAs(house, owner.scope, 'invoicing') })).status).toBe(403)
  expect(await looks()).toBe(2)
})
