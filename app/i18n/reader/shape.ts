import type { de as common } from '../common.de'
import type { de as employee } from '../employee.de'
import type { de as errors } from '../errors.de'
import type { de as forms } from '../forms.de'
import type { de as freshLink } from '../fresh-link.de'

/** Texts of an employee's own pages; everything else stays German. */
export interface ReaderTexts {
  /** That the translation is not binding. */
  note: string
  common: Pick<typeof common, 'employmentTypes' | 'skipToContent'>
  employee: Omit<typeof employee, 'faults'>
  freshLink: typeof freshLink
  forms: Pick<
    typeof forms,
    | 'refused'
    | 'nothingSaved'
    | 'again'
    | 'refusedTitle'
    | 'optional'
    | 'honeypot'
    | 'whatDoesThisMean'
    | 'message'
  >
  faults: (typeof employee)['faults'] &
    Pick<
      (typeof forms)['faults'],
      'required' | 'too_long' | 'controls' | 'message_missing' | 'email_wrong' | 'wait' | 'throttled'
    >
  errors: Pick<typeof errors, 'byStatus' | 'ended' | 'toStart' | 'wait' | 'contact'>
}
