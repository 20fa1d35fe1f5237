import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { nameKey } from '~/domain/values/by-name'
import { phoneKey } from '~/domain/values/phone-key'
import { migrate } from '~db/migrate'
import { Sqlite } from '~db/sqlite'
import { testVault } from '../support/test-vault'

const OLD_FILE = new URL('./old/zahltag-0.2.0.sqlite.gz', import.meta.url)
const TENANT = '0b0b0b0b-0000-4000-8000-000000000000'
const SAID = [
  ['2026-01', 'anna', '160', 0],
  ['2026-01', 'bernd', '80', 0],
  ['2026-01', 'anna', '165', 0],
  ['2026-01', 'anna', '170', 1],
  ['2026-02', 'anna', '150', 0],
]
const NAMES = ['Ähre', 'İnce', 'Øster', 'Łuk', 'O’Neil', 'Straßer 12']
const PHONE = '+49 (0)431 / 555-0142'

const folder = mkdtempSync(join(tmpdir(), 'zahltag-growth-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an older file gets its newest hours, the chain of its history and the keys of its names', async () => {
  const file = join(folder, 'old.sqlite')
  writeFileSync(file, gunzipSync(readFileSync(OLD_FILE)))
  const old = new Sqlite(file)
  const insertHours = old.prepare(`insert into hours
    (tenant_id, month, employee_id, hours, is_correction, overtime, source, recorded_at)
    values ('${TENANT}', ?, ?, ?, ?, '0', 'office', '2026-03-01T08:00:00.000Z')`)
  for (const said of SAID) insertHours.run(...said)
  const columns = (old.pragma('table_info(employees)') as { name: string }[]).map(({ name }) => name)
  const copied = columns.map((name) => ({ id: '?', number: '?', last_name: '?' })[name] ?? name)
  const insertName = old.prepare(`insert into employees select ${copied} from employees limit 1`)
  for (const [index, name] of NAMES.entries()) insertName.run(`id-${index}`, `N${index}`, name)
  old.prepare('update customers set phone = ?').run(PHONE)
  old.close()

  await migrate(file, testVault)
  const migrated = new Sqlite(file, { readonly: true })
  const newest = migrated.prepare(
    'select month, employee_id, hours, is_correction from newest_hours order by month, employee_id, hours',
  )
  expect(newest.raw().all()).toEqual([SAID[2], SAID[3], SAID[1], SAID[4]])
  const chain = migrated.prepare('select replaces_seq from hours order by seq').pluck()
  expect(chain.all()).toEqual([0, 0, 1, 3, 0])
  const employees = migrated.prepare('select * from employees').all() as Parameters<typeof nameKey>[0][]
  expect(employees).toHaveLength(NAMES.length + 1)
  for (const employee of employees) expect(employee).toMatchObject({ name_key: nameKey(employee) })
  const phones = migrated.prepare('select phone_key from customers').pluck().all()
  expect(new Set(phones)).toEqual(new Set([phoneKey(PHONE)]))
  migrated.close()
})
