import type { AlikeRecord } from '~/domain/records/alike'
import type { FieldConflict } from '~/domain/records/conflict'
import type { Fault } from '~/i18n/fault-words'
import type { FaultKey } from '~/i18n/faults'

export type { Fault, FaultKey }

/** By field name; `form` for the form as a whole. */
export type Faults = Partial<Record<string, Fault>>

/** A refused form to show again, with everything that was entered. */
export interface FormRefusal {
  faults: Faults
  values: Partial<Record<string, string>>
  alike?: readonly AlikeRecord[]
  conflicts?: readonly FieldConflict[]
}
