import type { Conflict } from '~/domain/kernel/errors'
import { conflict as refused } from './conflict.server'
import { inWords } from './words'

/** A kind of conflict, and the field of the body that it is about. */
interface FieldConflict {
  of: abstract new (...args: never[]) => Conflict & { code: string }
  at: (code: string) => string
}

/**
 * Runs a verb, and says of a conflict which field it is about.
 * @throws Response 409: a problem
 */
export async function refusing<Result>(
  conflict: FieldConflict,
  verb: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verb()
  } catch (error) {
    if (!(error instanceof conflict.of)) throw error
    throw refused(error.code, [{ pointer: `/${conflict.at(error.code)}`, detail: inWords(error.code) }])
  }
}
