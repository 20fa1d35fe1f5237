import type { RecordConflict } from '~/domain/records/conflict'
import type { FormRefusal } from './faults'
import { REVISION_FIELD } from './form-fields'

/** Refuses a form whose record has changed: keeps the edited values, and shows what others have saved beside them. */
export function withBothVersions(
  entered: FormRefusal['values'],
  { revision, conflicts, untouched }: RecordConflict,
): FormRefusal {
  const values: FormRefusal['values'] = { ...entered, [REVISION_FIELD]: String(revision) }
  for (const field of untouched) delete values[field]
  return { faults: {}, values, conflicts }
}
