import { BankConflict } from '~/domain/bank/conflict'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'

/**
 * Keeps what the bank says, then books what is certain. Interrupted between the two, the next file books it, or the same
 * again. @throws as `keepFile`
 */
export async function takeIn(scope: OfficeScope, file: Parameters<typeof keepFile>[2]): Promise<void> {
  try {
    await keepFile(house, scope, file)
  } catch (error) {
    if (error instanceof BankConflict && error.code === 'bank_file_known') await matchItems(house, scope)
    throw error
  }
  await matchItems(house, scope)
}
