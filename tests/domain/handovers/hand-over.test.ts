import { expect, test } from 'vitest'
import { handOver } from '~/domain/handovers/hand-over.server'
import { type HandoverLine, linesBetween, wageAmounts } from '~/domain/handovers/lines'
import { listHandovers, listUntold, openHandover } from '~/domain/handovers/list.server'
import { readOffice } from '~/domain/handovers/office.server'
import { planHandover } from '~/domain/handovers/plan.server'
import { closeMonth } from '~/domain/hours/closed.server'
import { decideCorrection } from '~/domain/hours/decide.server'
import { standOf } from '~/domain/hours/state.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import type { HandoverFormat } from '~db/schema'
import { ANNA, BERND, receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const MONTH = '2026-02'
const OFFICE = {
  payroll_consultant: '1234567',
  payroll_client: '12345',
  wage_type_regular: '100',
  wage_type_overtime: null,
  wage_type_night: null,
  wage_type_deep_night: null,
  wage_type_sunday: null,
  wage_type_holiday: null,
  wage_type_special_holiday: null,
  wage_type_sick_days: '-',
  wage_type_vacation_days: null,
  is_hours_shown: 0 as const,
}

async function firm() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await makeEmployee(house, scope, { id: ANNA, number: '1001', last_name: 'Ärmel' })
  await makeEmployee(house, scope, { id: BERND, number: 'B-7', last_name: 'Becker' })
  const send = (hours: Record<string, [number, number]>) =>
    receive(house, scope, timeRecording(scope.tenantId, MONTH, hours))
  const made: string[][] = []
  const give = (format: HandoverFormat, isWhole = false, id = '') =>
    handOver(house, scope, {
      id,
      month: MONTH,
      format,
      isWhole,
      render: ({ employees, number }) => {
        made.push(employees.flatMap(({ name, lines }) => lines.map((line) => `${name} ${said(line)}`)))
        return { bytes: Buffer.from(`file ${number}`), mediaType: 'text/plain', fileName: `${number}.txt` }
      },
    })
  return { db, house, scope, send, give, made }
}

const said = ({ kind, amount, isDifference }: HandoverLine) =>
  `${kind} ${amount}${isDifference ? ' more' : ''}`

test('what was handed over is not again, unless all of it is asked for, and what changes is a difference', async () => {
  const { house, scope, send, give, made } = await firm()
  await send({ [ANNA]: [160, 10] })
  const which = { month: MONTH, employeeIds: [ANNA, BERND] }
  const untold = () => listUntold(house.reader, house.vault, scope, which)
  expect(await untold()).toEqual([ANNA])
  await give('csv')
  await give('csv')
  await give('csv', true)
  await closeMonth(house, scope, MONTH, true)
  await send({ [ANNA]: [165.005, 10] })
  await give('csv')
  expect(await untold()).toEqual([])
  const { revision } = await standOf(house.reader, house.vault, scope, { month: MONTH, employeeId: ANNA })
  const decision = { month: MONTH, employeeId: ANNA, isAccepted: true, reason: 'spät', revision }
  await decideCorrection(house, scope, decision)
  expect(await untold()).toEqual([ANNA])
  await give('csv')
  const all = ['Ärmel, Jörg regular 150.00', 'Ärmel, Jörg overtime 10.00']
  expect(made).toEqual([all, [], all, [], ['Ärmel, Jörg regular 5.01 more']])
  const files = await listHandovers(house.reader, scope, MONTH)
  expect(files.map(({ fileName, lineCount, isWhole }) => [fileName, lineCount, isWhole])).toEqual([
    ['5.txt', 1, false],
    ['4.txt', 0, false],
    ['3.txt', 2, true],
    ['2.txt', 0, false],
    ['1.txt', 2, false],
  ])
})

test('a file is kept sealed and audited, and two presses of one form are one file', async () => {
  const { db, house, scope, give, made } = await firm()
  const key = 'eeeeeeee-0000-4000-8000-00000000000e'
  expect([await give('csv', false, key), await give('csv', false, key)]).toEqual([key, key])
  expect(made).toHaveLength(1)
  const file = await openHandover(house, scope, key)
  expect(Buffer.from(file.bytes).toString()).toBe('file 1')
  const [row] = await db.selectFrom('handovers').selectAll().execute()
  expect(row?.bytes_sealed).not.toContain(Buffer.from('file 1').toString('base64'))
  const audit = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'hours.handed_over')
    .execute()
  expect(audit[0]?.after_json).toContain(file.sha256)
  const other = await makeTenant(house)
  await expect(openHandover(house, other, key)).rejects.toThrow()
})

test('DATEV gets nobody without a number or a wage type, and nothing it does not want', async () => {
  const { house, scope, send, give, made } = await firm()
  await send({ [ANNA]: [160, 4], [BERND]: [80, 0] })
  await expect(give('lodas')).rejects.toMatchObject({ code: 'payroll_numbers_missing' })
  await changeSettings(house, scope, 'payroll_office', OFFICE)
  const plan = async () => {
    const office = await readOffice(house.reader, scope)
    const request = { month: MONTH, format: 'lodas' as const, isWhole: false, office }
    return planHandover(house.reader, house.vault, scope, request)
  }
  expect((await plan()).blocked.map(({ name, findings }) => [name, findings])).toEqual([
    ['Ärmel, Jörg', [{ code: 'wage_type', kind: 'overtime' }]],
    ['Becker, Jörg', [{ code: 'number' }]],
  ])
  await give('lodas')
  await changeSettings(house, scope, 'payroll_office', { ...OFFICE, wage_type_overtime: '-' })
  await give('lodas')
  expect(made).toEqual([[], ['Ärmel, Jörg regular 156.00']])
})

test.each([
  ['overtime is part of the hours', ['160', '10'], 'regular 150.00, overtime 10.00'],
  ['minus hours are no pay', ['155', '-5'], 'regular 155.00'],
  ['half a hundredth is rounded up', ['0.005', '0'], 'regular 0.01'],
  ['nothing is no line', ['0', '0'], ''],
])('%s', (_, [hours = '', overtime = ''], expected) => {
  const amounts = wageAmounts({ hours: { current: { hours, overtime } }, kinds: {} })
  expect(linesBetween(null, amounts).map(said).join(', ')).toBe(expected)
})

test('what is gone is taken back', () => {
  expect(linesBetween({ regular: '8.00', night: '2.00' }, { regular: '8.00' }).map(said)).toEqual([
    'night -2.00 more',
  ])
})
