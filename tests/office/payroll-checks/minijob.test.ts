import { expect, test } from 'vitest'
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
