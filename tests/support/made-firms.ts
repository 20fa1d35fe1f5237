import { keyring, vault } from '~/keys.server'
import { openWriter } from '~db/open'
import { type Firm, idsOf, makeFirm, makeSubjects, type Subjects } from '../factories/firm'

export const MARKER = 'zwiebelfisch'
export const NEIGHBOUR_MARKER = 'lachmoewe'

/** Two firms in a file, in a form that can be handed to another process. */
export interface MadeFirms {
  file: string
  firm: Omit<Firm, 'email'>
  /** Alike in everything but its marker: the same ids, names and numbers. */
  neighbour: Omit<Firm, 'email'>
  /** What only the neighbour has: ids that the first firm knows nothing of. */
  foreign: Subjects
}

/** Puts two firms into a migrated, empty file. */
export async function makeFirms(file: string): Promise<MadeFirms> {
  const keys = { keyring, vault }
  const db = openWriter(file)
  const { email: _, ...firm } = await makeFirm(db, keys, MARKER, idsOf('a'))
  const { email: __, ...neighbour } = await makeFirm(db, keys, NEIGHBOUR_MARKER, idsOf('a'))
  const foreign = await makeSubjects(db, keys, neighbour.scope, NEIGHBOUR_MARKER, idsOf('f'))
  await db.destroy()
  return { file, firm, neighbour, foreign }
}
