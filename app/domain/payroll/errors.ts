import type { RefusalCode } from './refusal-codes'

/** `details` are plain values for the message, never personal data. */
export class PayrollRefusal extends Error {
  override readonly name = 'PayrollRefusal'

  constructor(
    readonly code: RefusalCode,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(code)
  }
}

/** @throws PayrollRefusal if `condition` holds */
export function refuseIf(
  condition: boolean,
  code: RefusalCode,
  details?: Readonly<Record<string, string | number>>,
): void {
  if (condition) throw new PayrollRefusal(code, details)
}
