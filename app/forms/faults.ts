import type { FaultKey } from '~/i18n/faults'

export type { FaultKey }

/** What is wrong, by the name of the field; `form` where it is the form as a whole. */
export type Faults = Partial<Record<string, FaultKey>>

/** A form that was not accepted, as the page shows it again: nothing that was entered is lost. */
export interface Refusal {
  faults: Faults
  values: Partial<Record<string, string>>
}
