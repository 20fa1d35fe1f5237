import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { openNewestPayslip } from '~/domain/payslips/open-newest.server'
import { failureOf } from '~/start/failure'
import { type Inventory, inventoryOfFile } from '~db/backup/check'
import type { Rehearsal } from '~db/backup/record'
import { openReader } from '~db/open'
import { prepare } from '../restore/restore'
import { WORDS } from '../restore/words'

type Found = Pick<Rehearsal, 'isGood' | 'faults' | 'rows' | 'documents' | 'payslips'>

const NOTHING_COUNTED = { rows: 0, documents: 0, payslips: 0 }

/** Restores without the last step; obstacles are faults, not errors. */
export async function tryOut(
  scratch: string,
  { backup, expected }: { backup: string; expected: Inventory | undefined },
): Promise<Found> {
  try {
    const before = inventoryOfFile(scratch)
    await prepare(scratch, { backup, file: `${scratch}.none`, words: WORDS.en, language: 'en' })
    const faults = expected ? differences(expected, before) : []
    const isOpened = await opensPayslip(scratch)
    if (isOpened === false) faults.push('the newest payslip does not open')
    const count = (table: string) => Number(before[`rows of ${table}`] ?? 0)
    const rows = Object.keys(before).reduce(
      (sum, name) => sum + (name.startsWith('rows of ') ? Number(before[name]) : 0),
      0,
    )
    const counted = { rows, documents: count('documents'), payslips: count('payslips') }
    return { isGood: faults.length === 0, faults, ...counted }
  } catch (error) {
    return { isGood: false, faults: [failureOf(error).text], ...NOTHING_COUNTED }
  }
}

function differences(expected: Inventory, found: Inventory): string[] {
  return Object.keys(expected)
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${expected[name]} when it was made, ${found[name] ?? 'none'} in the backup`)
}

async function opensPayslip(file: string): Promise<boolean | undefined> {
  const reader = openReader(file)
  try {
    return await openNewestPayslip(reader, createVault(config().fieldKeys))
  } finally {
    await reader.destroy()
  }
}
