import { describe, expect, test, vi } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip, payLine } from '../factories/employees'
import { makeDraft, makeInvoice } from '../factories/invoices'
import { tokenFor } from '../factories/links'
import { makeTenant } from '../factories/tenants'
import { ask } from '../support/app'
import { house } from '../support/house'
import { readZip } from '../support/zip'

vi.setSystemTime('2026-03-02T09:00:00Z')

async function bytesOf(path: string): Promise<Buffer> {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

describe('a year in one file', () => {
  test('has the payslips of an employee, of each month the newest', async () => {
    const scope = await makeTenant(house)
    const employee = await makeEmployee(house, scope)
    const path = `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)}`
    for (const month of ['2024-12', '2025-11', '2025-12']) await makePayslip(house, scope, employee.id, month)
    await makePayslip(house, scope, employee.id, '2025-12', [payLine('earning', 99_900)])
    expect(await (await ask(path)).text()).toMatch(
      /href="[^"]+\/jahre\/2025" download="">Alle Lohnzettel 2025/,
    )

    const answer = await ask(`${path}/jahre/2025`)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Lohnzettel-2025.zip"')
    const files = readZip(Buffer.from(await answer.arrayBuffer()))
    expect(Object.values(files)).toEqual([
      await bytesOf(`${path}/lohnzettel/2025-11.pdf`),
      await bytesOf(`${path}/lohnzettel/2025-12.pdf`),
    ])
    for (const name of Object.keys(files)) expect(name).toMatch(/^[\w. -]+\.pdf$/)
    expect(Object.keys(readZip(await bytesOf(`${path}/jahre/alle`)))).toEqual([
      '2024/2024-12.pdf',
      '2025/2025-11.pdf',
      '2025/2025-12.pdf',
      'Inhalt.html',
    ])
    for (const year of ['2023', '25', '2025x']) expect((await ask(`${path}/jahre/${year}`)).status).toBe(404)
  })

  test('marks what nobody has opened, lists what was replaced, and explains it in seven languages', async () => {
    const scope = await makeTenant(house)
    const employee = await makeEmployee(house, scope)
    const path = `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)}`
    await makePayslip(house, scope, employee.id, '2025-11')
    await makePayslip(house, scope, employee.id, '2025-12')
    await makePayslip(house, scope, employee.id, '2025-12', [payLine('earning', 99_900)])
    const marks = async () => (await (await ask(path)).text()).match(/>neu</g)?.length ?? 0
    expect(await marks()).toBe(2)
    const page = await (await ask(`${path}/monate/2025-12?sprache=ar`)).text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('معاشك التقاعدي')
    expect(page).toContain('lohnzettel/2025-12.pdf?fassung=1')
    await expect.poll(marks).toBe(1)
    await bytesOf(`${path}/lohnzettel/2025-11.pdf`)
    await expect.poll(marks).toBe(0)
    const former = await bytesOf(`${path}/lohnzettel/2025-12.pdf?fassung=1`)
    expect(former.equals(await bytesOf(`${path}/lohnzettel/2025-12.pdf`))).toBe(false)
    expect((await ask(`${path}/lohnzettel/2025-12.pdf?fassung=3`)).status).toBe(404)
  })

  test('has what was issued to a customer, and nothing of a draft or of somebody else', async () => {
    const scope = await makeTenant(house)
    const customer = await makeCustomer(house, scope)
    const invoice = await makeInvoice(house, scope, customer.id)
    const { number } = await cancelInvoice(house, scope, invoice.id)
    await makeDraft(house, scope, customer.id)
    const other = await makeCustomer(house, scope)
    await makeInvoice(house, scope, other.id)
    const path = `/portal/${await tokenFor(house, scope, 'portal', customer.id)}`
    const files = readZip(await bytesOf(`${path}/jahre/2026`))
    expect(Object.keys(files).map((name) => /[\d-]+(?=\.pdf)/.exec(name)?.[0].replace(/^-/, ''))).toEqual(
      [invoice.number, number].map((one) => one.replace(/^\D+/, '')),
    )
    expect(Object.values(files)[0]).toEqual(await bytesOf(`${path}/rechnungen/${invoice.id}/pdf`))
    expect((await ask(`${path}/jahre/2025`)).status).toBe(404)
    expect(await (await ask(path)).text()).toContain('Alle Rechnungen 2026')
  })
})
