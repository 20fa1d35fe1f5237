import type { de } from './employee-faults.de'

export const en: typeof de = {
  portal_code_wrong: 'This code is not right. It has six digits and is in the newest e-mail.',
  portal_code_ended: 'This code is no longer valid. Please ask for a new one.',
}
