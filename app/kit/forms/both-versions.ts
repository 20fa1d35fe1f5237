import type { RecordConflict } from '~/domain/records/conflict'
import type { Refusal } from './faults'
import { REVISION_FIELD } from './form-fields'

/** Both versions: what was entered, in a form that is made from what is stored now, and the other. */
export function withBothVersions(
  entered: Refusal['values'],
  { revision, conflicts, untouched }: RecordConflict,
): Refusal {
  const values: Refusal['values'] = { ...entered, [REVISION_FIELD]: String(revision) }
  for (const field of untouched) delete values[field]
  return { faults: {}, values, conflicts }
}
