import type { PayslipDoubt } from '~db/schema'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { doubtInside, showsOthers } from './doubt-inside'
import { replaceBytes } from './keep.server'
import { openIncoming } from './list.server'
import type { Roster } from './match'
import { readRoster } from './roster.server'

interface Owner {
  employeeId: string
  isConfirmed: boolean
}

/** Doubts that cannot be confirmed: a different file is needed. */
const OF_THE_FILE: ReadonlySet<PayslipDoubt | null> = new Set(['others_inside', 'unreadable'])

/** Reads the file of a waiting payslip again and returns what forbids giving it to `employeeId`. @throws NotFound */
export async function doubtOfIncoming(
  house: House,
  scope: Scope,
  { id, ...owner }: Owner & { id: string },
): Promise<PayslipDoubt | null> {
  const roster = await readRoster(house.reader, house.vault, scope)
  const doubtIn = (bytes: Uint8Array) => doubtOfFile(house, bytes, { owner, roster })
  const kept = await openIncoming(house.reader, house.vault, scope, id)
  const doubt = await doubtIn(kept)
  if (!OF_THE_FILE.has(doubt)) return doubt
  // Files waiting since before 0.15.0 have not been rewritten.
  const written = await house.writeSlip(kept)
  const left = written ? await doubtIn(written) : doubt
  if (written && !OF_THE_FILE.has(left))
    await writing(house, scope, (trx) => replaceBytes(trx, house, scope, { id, bytes: written }))
  return left
}

async function doubtOfFile(
  { readSlip }: House,
  bytes: Uint8Array,
  { owner, roster }: { owner: Owner; roster: Roster },
): Promise<PayslipDoubt | null> {
  const reading = await readSlip(bytes)
  const doubt = await doubtInside(reading, owner, roster)
  if (doubt !== null || !(await showsOthers(reading, owner, roster))) return doubt
  return doubtInside(await readSlip(bytes, true), owner, roster)
}

/** A payslip that may be released, as it was read; undefined if it may not, `revision` null if it now needs a member. */
export async function passGate(
  house: House,
  scope: Scope,
  id: string,
): Promise<{ revision: number | null } | undefined> {
  const row = await house.reader
    .selectFrom('incoming_payslips')
    .select(['employee_id', 'month', 'doubt', 'decided_at', 'revision'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('released_id', 'is', null)
    .executeTakeFirst()
  if (!row || row.doubt !== null || row.employee_id === null) return undefined
  const owner = { employeeId: row.employee_id, isConfirmed: row.decided_at !== null }
  const doubt = await doubtOfIncoming(house, scope, { id, ...owner })
  if (doubt === null) return { revision: row.revision }
  await writing(house, scope, (trx) => hold(trx, scope, { id, doubt, revision: row.revision }))
  return { revision: null }
}

async function hold(
  trx: Trx,
  { tenantId }: Scope,
  { id, doubt, revision }: { id: string; doubt: PayslipDoubt; revision: number },
): Promise<void> {
  await trx
    .updateTable('incoming_payslips')
    .set({
      doubt,
      revision: revision + 1,
      decided_by: null,
      decided_at: null,
      approved_by: null,
      approved_at: null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute()
}
