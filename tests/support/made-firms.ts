import { type Firm, idsOf, makeFirm, makeSubjects, type Subjects } from '../factories/firm'
import { openTestHouse } from './test-house'

export const MARKER = 'zwiebelfisch'
export const NEIGHBOUR_MARKER = 'lachmoewe'

export interface MadeFirms {
  file: string
  firm: Omit<Firm, 'email'>
  /** Identical except for its marker: the same ids, names and numbers. */
  neighbour: Omit<Firm, 'email'>
  foreign: Subjects
}

export async function makeFirms(file: string): Promise<MadeFirms> {
  const house = openTestHouse(file)
  const { email: _, ...firm } = await makeFirm(house, MARKER, idsOf('a'))
  const { email: __, ...neighbour } = await makeFirm(house, NEIGHBOUR_MARKER, idsOf('a'))
  const foreign = await makeSubjects(house, neighbour.scope, NEIGHBOUR_MARKER, idsOf('f'))
  await house.close()
  return { file, firm, neighbour, foreign }
}
