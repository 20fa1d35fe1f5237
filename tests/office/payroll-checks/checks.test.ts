import { expect, test } from 'vitest'
import { payLine } from '../../factories/employees'
import { publishPayslip } from '../../factories/payslips'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const AGAIN = 'Minijob zum zweiten Mal in zwölf Monaten über der Grenze'

test('a Minijob above its limit is counted over the months before, on the run and before a closing', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const helper = await makePaid(owner, {
    entryOn: '2026-01-01',
    pay: { from: '2026-01', kind: 'monthly', cents: 500_00 },
    facts: { person_group: '109', contribution_group: '6100', fund: '', payroll_tax_class: '' },
  })
  // 500 € and, in January and March, 200 € more: above 603 € twice.
  const more = { kind_0: 'supplement', amount_0: '200,00', revision: '0' }
  for (const month of ['2026-01', '2026-02', '2026-03']) {
    if (month !== '2026-02') await send(owner, helper.slip(month), more)
    await calculateAndRelease(owner, helper.id, month)
  }
  for (const page of [runOf('2026-03'), `${runOf('2026-03')}/abschluss`])
    expect(textOf(await read(owner, page))).toContain(AGAIN)
  expect(textOf(await read(owner, runOf('2026-01')))).not.toContain(AGAIN)
})

test('what waits is checked before a closing, and not what it replaces', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const helper = await makePaid(owner, {
    entryOn: '2026-01-01',
    pay: { from: '2026-01', kind: 'monthly', cents: 500_00 },
    facts: { person_group: '109', contribution_group: '6100', fund: '', payroll_tax_class: '' },
  })
  await calculateAndRelease(owner, helper.id, '2026-01')
  const closing = `${runOf('2026-01')}/abschluss`
  expect(textOf(await read(owner, closing))).not.toContain('Minijob über der Grenze')
  await send(owner, helper.slip('2026-01'), { kind_0: 'supplement', amount_0: '200,00', revision: '0' })
  await send(owner, runOf('2026-01'), { mitarbeiter: helper.id })
  expect(textOf(await read(owner, closing))).toContain('Minijob über der Grenze: 700,00 €')
})

const CHANGED = 'mehr als ein Fünftel anders'
test('net pay is compared with the month before, unless that was calculated elsewhere', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: '2026-01', kind: 'monthly', cents: 300_000 } as const
  const of = { entryOn: '2020-01-01', pay, facts: { is_earlier_unknown: 'ja' } }
  const [ours, others] = [await makePaid(owner, of), await makePaid(owner, of)]
  await calculateAndRelease(owner, ours.id, '2026-01')
  const lines = [payLine('earning', 300_000), payLine('tax', 40_000), payLine('social_insurance', 60_000)]
  await publishPayslip(house, owner.scope, { employeeId: others.id, month: '2026-01', lines })
  const more = { kind_0: 'supplement', amount_0: '2000,00', revision: '0' }
  for (const { id, slip } of [ours, others]) {
    await send(owner, slip('2026-02'), more)
    await calculateAndRelease(owner, id, '2026-02')
  }
  const said = textOf(await read(owner, runOf('2026-02')))
  expect(said.split(CHANGED)).toHaveLength(2)
})

test('the transition zone is asked about once two months lie in it', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: '2026-01', kind: 'monthly', cents: 190_000 } as const
  const { id } = await makePaid(owner, { entryOn: '2026-01-01', pay })
  const said = async (month: string) => {
    await calculateAndRelease(owner, id, month)
    return textOf(await read(owner, runOf(month)))
  }
  expect(await said('2026-01')).not.toContain('im Übergangsbereich (')
  expect(await said('2026-02')).toContain('Zwei Monate im Übergangsbereich (')
})
