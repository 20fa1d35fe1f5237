import type { Conflict } from '~/domain/kernel/errors'
import { RecordConflict } from '~/domain/records/conflict'
import { problem } from '~/http/problem.server'
import { inWords } from './read.server'

/** A kind of conflict, and the field of the body that it is about. */
interface FieldConflict {
  of: abstract new (...args: never[]) => Conflict & { code: string }
  at: (code: string) => string
}

/**
 * Runs a verb, and says of a conflict which field it is about.
 * @throws Response 409 or 412: a problem
 */
export async function refusing<Result>(
  conflict: FieldConflict,
  verb: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verb()
  } catch (error) {
    if (error instanceof RecordConflict)
      throw problem(412, {
        code: 'changed_meanwhile',
        detail: 'The record has been changed since it was read. Read it again.',
        errors: error.conflicts.map(({ field }) => ({ pointer: `/${field}`, detail: 'has been changed' })),
      })
    if (!(error instanceof conflict.of)) throw error
    throw problem(409, {
      code: 'conflict',
      detail: 'Nothing of this request was stored. See errors.',
      errors: [{ pointer: `/${conflict.at(error.code)}`, detail: inWords(error.code) }],
    })
  }
}
