import { expect, test } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import { listPeopleOfYear, type PersonInYear } from '~/domain/payroll-reports/person-year.server'
import { keptYearResults } from '~/domain/payroll-reports/year-results.server'
import { keptColumns } from '~/domain/payslips/seals.server'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { house } from '../../support/house'
import { payslipView } from '../../support/views/payslip-view'
import { calculated } from './people'

const PERSON = '0a0a0a0a-0000-4000-8000-000000000486'
const MAY = '2026-05'

/** Of one person, whose id and whose payslips' ids are those of the other firm too. */
async function firm(monthlyCents: number): Promise<Scope> {
  const scope = await makeTenant(house)
  await makeEmployee(house, scope, { id: PERSON, email: null })
  await keepSlip(scope, { revision: 1, monthlyCents })
  return scope
}

const slipId = (revision: number) => `0a0a0a0a-0000-4000-8000-00000000000${revision}`

async function keepSlip(scope: Scope, slip: { revision: number; monthlyCents: number }): Promise<void> {
  const id = slipId(slip.revision)
  const calculation = calculated({ earnings: [{ kind: 'salary', monthlyCents: slip.monthlyCents }] })
  await house.db
    .insertInto('payslips')
    .values({
      ...{ tenant_id: scope.tenantId, id, employee_id: PERSON, month: MAY, published_at: scope.at },
      ...{ revision: slip.revision, slip_number: slip.revision },
      ...keptColumns(house.vault, scope, id, { view: payslipView({ month: MAY }), calculation }),
    })
    .execute()
}

function grossOfYear() {
  const results = keptYearResults<{ grossCents: number }>()
  const worked: string[] = []
  const ask = async (scope: Scope, also = '', to = MAY, listed?: PersonInYear[]) => {
    const people = listed ?? (await listPeopleOfYear(house.reader, scope, '2026'))
    const found = await results(house, scope, {
      ...{ people, to, also: () => also },
      resultOf: ({ months }, { id }) => {
        worked.push(id)
        const cents = months.map(({ calculation }) => calculation?.result.totals.grossCents ?? 0)
        return { grossCents: cents.reduce((all, one) => all + one, 0) }
      },
    })
    return found.map(([, result]) => result)
  }
  return { ask, worked }
}

test('what was worked out of the same payslips is not worked out again, and nobody can change it', async () => {
  const { ask, worked } = grossOfYear()
  const scope = await firm(3_000_00)
  const [first] = await ask(scope)
  expect([await ask(scope), worked]).toEqual([[{ grossCents: 3_000_00 }], [PERSON]])
  expect(() => Object.assign(first ?? {}, { grossCents: 1 })).toThrow(/read only/)
})

test('another version, month or setting is another result', async () => {
  const { ask, worked } = grossOfYear()
  const scope = await firm(3_000_00)
  await ask(scope)
  expect(await ask(scope, '', '2026-04')).toEqual([{ grossCents: 0 }])
  await ask(scope, 'a maximum')
  expect(worked).toHaveLength(3)
  await keepSlip(scope, { revision: 2, monthlyCents: 3_200_00 })
  expect(await ask(scope)).toEqual([{ grossCents: 3_200_00 }])
})

test('what is released between the list and the reading is not taken for the version listed', async () => {
  const { ask } = grossOfYear()
  const scope = await firm(3_000_00)
  const listed = await listPeopleOfYear(house.reader, scope, '2026')
  await keepSlip(scope, { revision: 2, monthlyCents: 3_200_00 })
  await ask(scope, '', MAY, listed)
  const recalled = { payslip_id: slipId(2), recalled_by: 'x', recalled_at: scope.at }
  await house.db
    .insertInto('payslip_recalls')
    .values({ tenant_id: scope.tenantId, ...recalled })
    .execute()
  expect(await ask(scope)).toEqual([{ grossCents: 3_000_00 }])
})

test('a firm never gets another firm’s result, even of a person and a payslip with the same ids', async () => {
  const { ask } = grossOfYear()
  const [ours, theirs] = [await firm(3_000_00), await firm(4_000_00)]
  expect([await ask(ours), await ask(theirs)]).toEqual([
    [{ grossCents: 3_000_00 }],
    [{ grossCents: 4_000_00 }],
  ])
})
