import * as z from 'zod'
import { ACCOUNT_NAMES, type AccountMap, CHARTS, usualAccounts } from '~/domain/payroll-books/accounts'
import type { FaultKey } from '~/kit/forms/faults'
import { revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'

/** Pressed to fill in the usual accounts of the chosen chart. */
export const USUAL_FIELD = 'uebliche'

export const accountsForm = z
  .object({
    chart: z.enum(CHARTS).catch('skr03'),
    ...Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, account()])),
    consultant: digits(/^$|^(?!0)\d{4,7}$/, 'payroll_consultant_digits'),
    client: digits(/^$|^(?!0)\d{1,5}$/, 'payroll_client_digits'),
    year_begins: digits(/^(?:0?[1-9]|1[0-2])$/, 'payroll_year_begins'),
    [USUAL_FIELD]: z.string().optional(),
    [REVISION_FIELD]: revision(),
  })
  .transform((typed): AccountMap & { revision: number } => {
    const named = typed as unknown as Record<string, string>
    const accounts = Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, named[name] ?? '']))
    return {
      chart: typed.chart,
      accounts: typed[USUAL_FIELD] ? usualAccounts(typed.chart) : (accounts as AccountMap['accounts']),
      consultant: typed.consultant,
      client: typed.client,
      yearBegins: typed.year_begins.padStart(2, '0'),
      revision: typed[REVISION_FIELD] ?? 0,
    }
  })

function account() {
  return digits(/^$|^\d{4,8}$/, 'payroll_account_digits')
}

function digits(pattern: RegExp, wrong: FaultKey) {
  return z.string().trim().regex(pattern, wrong).default('')
}
