import type { de } from './employee-faults.de'

export const en: typeof de = {
  portal_code_wrong: 'That code is wrong. It has six digits and is in the newest email.',
  portal_code_waits: 'It is too early for another code. You can see below when it is possible.',
  portal_code_ended: 'This code is no longer valid. Please ask for a new one.',
}
