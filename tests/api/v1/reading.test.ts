import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { CONFIDENTIAL, type Firm, idsOf, makeFirm } from '../../factories/firm'
import { lineOf } from '../../factories/invoices'
import { house } from '../../support/house'
import { type Caller, makeCaller } from './caller'

type Json = Record<string, unknown>

let firm: Firm
let reader: Caller

beforeAll(async () => {
  firm = await makeFirm(house, 'seestern', idsOf('c'))
  reader = await makeCaller(['contracts:read', 'mandates:read', 'employees:read', 'hours:write'], firm.scope)
})

async function read(path: string): Promise<Json> {
  const answer = await reader.get(path)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Json
}

test('a contract is listed, and read with what it bills', async () => {
  const { items } = await read('contracts?search=seestern')
  const [listed] = items as Json[]
  expect(listed).toMatchObject({
    id: firm.subjects.contractId,
    title: 'Reinigung seestern',
    state: 'running',
    customer_id: firm.subjects.customerId,
    starts_on: '2024-01-01',
    interval_months: 1,
    notice_months: 3,
  })
  const { next_invoice_on: _, ...same } = listed ?? {}
  const one = await read(`contracts/${firm.subjects.contractId}`)
  expect(one).toMatchObject(same)
  expect((one.lines as Json[])[0]).toMatchObject({ position: 1, description: 'Fenster seestern' })
  const stranger = await makeCaller(['contracts:read'])
  expect((await stranger.get(`contracts/${firm.subjects.contractId}`)).status).toBe(404)
})

test('a contract that is billed by weeks says so', async () => {
  const id = randomUUID()
  await createContract(house, firm.scope, {
    id,
    customer_id: firm.subjects.customerId,
    title: 'Alle drei Wochen',
    starts_on: '2024-01-01',
    notice_months: 3,
    interval_months: null,
    interval_weeks: 3,
    lines: [lineOf({})],
  })
  const [listed] = (await read('contracts?search=drei+Wochen')).items as Json[]
  for (const shown of [listed, await read(`contracts/${id}`)])
    expect(shown).toMatchObject({ interval_months: null, interval_weeks: 3 })
})

test('of a mandate the account is masked', async () => {
  const { items } = await read('mandates')
  expect(items as Json[]).toHaveLength(1)
  expect((items as Json[])[0]).toMatchObject({
    state: 'active',
    customer_name: 'Hafenkontor seestern',
    signed_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
  const text = JSON.stringify(items)
  expect(text).not.toContain(CONFIDENTIAL.customerIban)
  expect(text).toContain(CONFIDENTIAL.customerIban.slice(-2))
})

test('of employees there are ids, numbers and names alone', async () => {
  const { items } = await read('employees')
  expect(items).toEqual([
    {
      id: firm.subjects.employeeId,
      number: expect.any(String),
      first_name: 'Jörg',
      last_name: 'Petersen seestern',
    },
  ])
})

describe('hours of a month', () => {
  const month = 'hours/2026-02'
  const send = async (employees: unknown, path = month, headers = {}) => {
    const answer = await reader.send('POST', path, { employees }, headers)
    return { status: answer.status, record: (await answer.json()) as Json }
  }

  test('are written, and read as they stand', async () => {
    const employee_id = firm.subjects.employeeId
    const first = await send([{ employee_id, hours: '160.50', overtime: '2.5' }])
    expect([first.status, first.record]).toEqual([
      200,
      {
        month: '2026-02',
        items: [
          {
            employee_id,
            is_known: true,
            hours: '160.5',
            overtime: '2.5',
            recorded_at: expect.stringMatching(/Z$/),
            correction: null,
          },
        ],
      },
    ])
    const other = randomUUID()
    const { record } = await send([{ employee_id: other, hours: '8' }])
    expect(record.items).toEqual([
      (first.record.items as Json[])[0],
      expect.objectContaining({ employee_id: other, is_known: false, hours: '8', overtime: '0' }),
    ])
    expect(await read(month)).toEqual(record)
    expect((await read('hours/2026-03')).items).toEqual([])
  })

  test.each([
    [[], '/employees'],
    [[{ employee_id: 'x', hours: '1' }], '/employees/0/employee_id'],
    [[{ employee_id: idsOf('c').employeeId, hours: '745' }], '/employees/0/hours'],
    [[{ employee_id: idsOf('c').employeeId, hours: '1.1234567' }], '/employees/0/hours'],
    [[{ employee_id: idsOf('c').employeeId, hours: 160 }], '/employees/0/hours'],
    [[{ employee_id: idsOf('c').employeeId, hours: '5', overtime: '6' }], '/employees/0/overtime'],
    [
      [
        { employee_id: idsOf('c').employeeId, hours: '1' },
        { employee_id: idsOf('c').employeeId, hours: '2' },
      ],
      '/employees/1/employee_id',
    ],
  ])('%j is refused, and nothing of it is kept', async (employees, pointer) => {
    const { status, record } = await send(employees, 'hours/2026-04')
    expect([status, (record.errors as { pointer: string }[])[0]?.pointer]).toEqual([422, pointer])
    expect((await read('hours/2026-04')).items).toEqual([])
  })

  test('of no month are nowhere', async () => {
    expect((await reader.get('hours/2026-13')).status).toBe(404)
  })
})
