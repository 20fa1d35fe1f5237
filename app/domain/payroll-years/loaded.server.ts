import { createHash } from 'node:crypto'
import type { Executor, House } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { type Figures, figuresOf } from '../payroll/years/figures'
import { shippedYears } from '../payroll/years/shipped'
import { type PayrollYear, parseYear } from '../payroll/years/year-file'
import type { Instant } from '../values/calendar'
import { isNewer } from './version'

interface InForce {
  years: readonly PayrollYear[]
  figures: Figures
}

/** What was made of the files that are loaded; other processes may load more. */
let known: { key: string; inForce: InForce } | undefined

/** The years' figures that hold now: of each year the newest, shipped or loaded. */
export async function readFigures(executor: Executor): Promise<Figures> {
  return (await readYears(executor)).figures
}

export async function readYears(executor: Executor): Promise<InForce> {
  const rows = await selectLoaded(executor, {})
  const key = rows.map(({ sha256 }) => sha256).join(' ')
  if (known?.key !== key) known = { key, inForce: inForceOf(await readFiles(executor, rows)) }
  return known.inForce
}

const selectLoaded = prepared((executor: Executor) =>
  executor.selectFrom('payroll_years').select(['version', 'sha256']),
)

async function readFiles(executor: Executor, rows: readonly { version: string }[]): Promise<PayrollYear[]> {
  if (rows.length === 0) return []
  const files = await executor.selectFrom('payroll_years').select('file_json').execute()
  return files.map(({ file_json }) => parseYear(JSON.parse(file_json)))
}

function inForceOf(loaded: readonly PayrollYear[]): InForce {
  const newest = new Map<number, PayrollYear>()
  // Of two with one number the loaded one holds: somebody chose it.
  for (const year of [...shippedYears(), ...loaded]) {
    const before = newest.get(year.year)
    if (!before || !isNewer(before.version, year.version)) newest.set(year.year, year)
  }
  const years = [...newest.values()]
  return { years, figures: figuresOf(years) }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export async function isLoaded(executor: Executor, sha256: string): Promise<boolean> {
  const row = await executor
    .selectFrom('payroll_years')
    .select('version')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a file that was checked, with its hash, who loaded it and when; it holds from the next calculation on. */
export async function keepYear(
  house: House,
  { year, text, by, at }: { year: PayrollYear; text: string; by: string; at: Instant },
): Promise<{ sha256: string }> {
  const sha256 = hashOf(text)
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .insertInto('payroll_years')
      .values({
        version: year.version,
        year: year.year,
        sha256,
        file_json: text,
        loaded_at: at,
        loaded_by: by,
      })
      .execute(),
  )
  return { sha256 }
}
