import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseYear } from '~/domain/payroll/years/year-file'
import { standingOn } from '~/domain/payroll-years/standing'
import type { Role } from '~db/schema'
import { madeFile } from '../../domain/payroll/years/file-of'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner } from '../owner'
import { keepPayrollSettings } from '../payroll-run/desk'

afterEach(() => {
  vi.useRealTimers()
})

type Office = Awaited<ReturnType<typeof makeTenant>>

/** The first page as somebody who signs in on the day sees it. */
async function pageOn(
  day: string,
  scope: Office,
  { role = 'owner', query = '' }: { role?: Role; query?: string } = {},
) {
  const at = `${day}T09:00:00.000Z`
  vi.setSystemTime(at)
  const headers = await signedInAs(house, { ...scope, at, today: day }, role)
  const response = await ask(`/buero${query}`, { headers })
  expect(response.status).toBe(200)
  return textOf(await response.text())
}

describe('the first page says what the next year of payroll lacks', () => {
  test('from December on, and since when, to those who may see pay', async () => {
    vi.setSystemTime('2026-11-30T09:00:00Z')
    const owner = await makeOwner()
    await keepPayrollSettings(owner)
    const { scope } = owner
    expect(await pageOn('2026-11-30', scope)).not.toContain('Lohn 2027')
    const page = await pageOn('2026-12-01', scope)
    expect(page).toContain('Lohn 2027: amtliche Werte fehlen')
    expect(page).toContain('der durchschnittliche Zusatzbeitragssatz (seit 01.11.2026)')
    expect(page).toContain('die Sachbezugswerte für Mahlzeiten (üblich bis 31.12.2026)')
    expect(page).toContain('Stand der Werte: 25.11.2026 (2027.1)')
    expect(page).not.toContain('der Mindestlohn (')
    expect(await pageOn('2026-12-01', scope, { query: '?sprache=en' })).toContain(
      'the average additional rate (since 1 Nov 2026)',
    )
    expect(await pageOn('2026-12-01', scope, { role: 'payroll' })).toContain('Lohn 2027')
    for (const role of ['invoicing', 'read_only'] as const)
      expect(await pageOn('2026-12-01', scope, { role })).not.toContain('Lohn 2027')
  })

  test('not to a firm that calculates no pay here', async () => {
    expect(await pageOn('2026-12-01', await makeTenant(house))).not.toContain('Lohn 2027')
  })
})

describe('by day', () => {
  const year = parseYear(
    madeFile((file) => {
      file.parts.garnishment?.spells.pop()
      if (file.parts.garnishment)
        file.parts.garnishment.missing = { due: '2027-05-31', by: 'notice of spring 2027' }
    }),
  )
  const said = (today: string) => standingOn(today, [year])?.missing.map(({ part }) => part) ?? null

  test.each([
    ['2026-12-01', ['garnishment']],
    ['2027-01-01', null],
    ['2027-05-31', null],
    ['2027-06-01', ['garnishment']],
  ])('%s: %j', (today, parts) => {
    expect(said(today)).toEqual(parts)
  })

  test('a year without a file is all missing', () => {
    expect(standingOn('2027-12-01', [year])).toEqual({ year: 2028, file: null, missing: [] })
  })
})
