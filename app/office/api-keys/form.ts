import * as z from 'zod'
import { READABLE, scopesOf } from '~/domain/api-keys/scopes'
import type { FaultKey } from '~/kit/forms/faults'
import { line } from '~/kit/forms/fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { optionalDate } from '~/kit/forms/value-fields'

export const KEY_FIELD = 'schluessel'

const toRead = z.enum(['none', 'read']).catch('none').default('none')
const toChange = z.enum(['none', 'read', 'write']).catch('none').default('none')

const given = z.object({
  name: line(60, 'api_key_name_missing'),
  expires_on: optionalDate(),
  customers: toChange,
  contracts: toRead,
  invoices: toChange,
  payments: toChange,
  mandates: toRead,
  hours: toChange,
  employees: toRead,
  [FORM_KEY_FIELD]: z.string().max(64).default(''),
})

/** A key for a program; its last day is not past. */
export function keyForm(today: string) {
  return given
    .refine(({ expires_on }) => expires_on === null || expires_on >= today, {
      path: ['expires_on'],
      error: 'api_key_end_past' satisfies FaultKey,
    })
    .refine((granted) => scopesOf(granted).length > 0, {
      path: [READABLE[0]],
      error: 'api_key_scopes_missing' satisfies FaultKey,
    })
    .transform(({ name, expires_on: expiresOn, [FORM_KEY_FIELD]: formKey, ...granted }) => ({
      name,
      expiresOn,
      formKey,
      scopes: scopesOf(granted),
    }))
}

export const revocationForm = z.object({ [KEY_FIELD]: z.string().toLowerCase() })
