import type { PayslipDoubt } from '~db/schema'
import type { House, Trx } from '../house'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { doubtInside, showsOthers } from './doubt-inside'
import { openIncoming } from './list.server'
import { readRoster } from './roster.server'

type Rooms = Pick<House, 'reader' | 'vault' | 'readSlip'>

/** Reads the file of a payslip that waits, once more, and says what forbids to give it to `employeeId`. @throws NotFound */
export async function doubtOfIncoming(
  { reader, vault, readSlip }: Rooms,
  scope: Scope,
  { id, ...owner }: { id: string; employeeId: string; isConfirmed: boolean },
): Promise<PayslipDoubt | null> {
  const bytes = await openIncoming(reader, vault, scope, id)
  const roster = await readRoster(reader, vault, scope)
  const reading = await readSlip(bytes)
  const doubt = await doubtInside(reading, owner, roster)
  if (doubt !== null || !(await showsOthers(reading, owner, roster))) return doubt
  return doubtInside(await readSlip(bytes, true), owner, roster)
}

/** One that could be released, as it was read: undefined where it is none of those, `revision` null where it now waits for a person. */
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
