import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { addPay } from '~/domain/employees/pay.server'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import { keepPayrollSettings } from '~/domain/payroll-run/settings.server'
import { usualFacts } from '~/domain/payroll-run/usual-facts'
import { makeEmployee } from '../factories/employees'
import { idsOf, makeFirm } from '../factories/firm'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'

const PEOPLE = 150
const KILLED_AT = 20
const MONTH = '2026-01'
const POLL_MS = 5
const PATIENCE_MS = 60_000
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a calculation that is killed in the middle is finished by the next start, once for each', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-calculation-'))
  const file = join(dataDir, 'zahltag.sqlite')
  copyFileSync(inject('templateFile'), file)
  const house = openTestHouse(file)
  const { LINK_KEYS = '', FIELD_KEYS = '', WEBHOOK_SECRET = '' } = process.env
  const start = () => spawnServer(dataDir, { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET })
  const count = async (action: string) =>
    (await house.db.selectFrom('audit_entries').select('action').where('action', '=', action).execute())
      .length
  const reached = async (least: number) => {
    const end = Date.now() + PATIENCE_MS
    while ((await count('payslip.prepared')) < least && Date.now() < end) await pause(POLL_MS)
  }
  try {
    const firm = await makeFirm(house, 'moewe', idsOf('a'))
    const { scope } = firm
    await keepPayrollSettings(house, scope, {
      ...{ from: null, revision: 0, state: 'HH', isInU1: true, isLevied: true, isPublicBody: false },
      isEqualising: false,
      ...{ trade: 'none', proration: 'calendar_days', overtimePercent: null, nightPercent: null },
      ...{ deepNightPercent: null, sundayPercent: null, holidayPercent: null, specialHolidayPercent: null },
    })
    const rates = { additionalRate: '2.9', u1Rate: '1.6', u2Rate: '0.4' }
    await addFund(house, scope, { name: 'Küstenkasse', from: MONTH, ...rates })
    for (let index = 0; index < PEOPLE; index += 1) {
      const born = { entry_on: '2026-01-01', birth_date: '1990-06-15', weekly_hours: '40' }
      const { id } = await makeEmployee(house, scope, { ...born, email: `nr${index}@post.example` })
      await addPay(house, scope, id, { from: MONTH, kind: 'monthly', cents: 300_000 })
      const facts = { ...usualFacts('full_time'), fund: 'Küstenkasse', taxClass: 1 as const }
      await keepFacts(house, scope, id, { from: MONTH, facts, revision: 0 })
    }
    const first = await start()
    const Cookie = await signIn(first.baseUrl, firm.email('owner'))
    const pressed = rawRequest(first.baseUrl, `/buero/lohnzettel/abrechnung/${MONTH}`, {
      method: 'POST',
      headers: { ...FORM, Cookie },
      body: 'alle=ja',
    }).catch(() => undefined)
    await reached(KILLED_AT)
    await first.stop('SIGKILL')
    await pressed
    const before = await count('payslip.prepared')
    expect(before).toBeGreaterThanOrEqual(KILLED_AT)
    expect(before).toBeLessThan(PEOPLE)
    const second = await start()
    await reached(PEOPLE)
    await pause(1000)
    const waiting = await house.db.selectFrom('waiting_payslips').select('employee_id').execute()
    expect([waiting.length, await count('payslip.prepared')]).toEqual([PEOPLE, PEOPLE])
    await second.stop()
  } finally {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 180_000)
