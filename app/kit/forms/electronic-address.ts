import * as z from 'zod'
import {
  ADDRESS_SCHEMES,
  type AddressScheme,
  isLikeElectronicAddress,
  parseElectronicAddress,
} from '~/domain/tenants/electronic-address'
import type { FaultKey } from './faults'
import { optionalLine } from './fields'

interface ElectronicAddress {
  electronic_address_scheme: AddressScheme | null
  electronic_address: string | null
}

export const electronicAddress = {
  electronic_address_scheme: oneOfOrNull(ADDRESS_SCHEMES),
  electronic_address: optionalLine(100),
}

/** Requires both or neither, and normalises the address by its scheme. */
export function withElectronicAddress<Values extends ElectronicAddress>(
  values: Values,
  context: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void },
): Values {
  const { electronic_address_scheme: scheme, electronic_address: text } = values
  if (scheme === null && text === null) return values
  const address = scheme !== null && text !== null ? parseElectronicAddress(scheme, text) : undefined
  if (address !== undefined) return { ...values, electronic_address: address }
  const message = faultOf(scheme, text)
  const path = [scheme === null ? 'electronic_address_scheme' : 'electronic_address']
  context.addIssue({ code: 'custom', message, path })
  return z.NEVER
}

function faultOf(scheme: AddressScheme | null, text: string | null): FaultKey {
  if (scheme === null) return 'address_scheme_missing'
  return text !== null && isLikeElectronicAddress(scheme, text)
    ? 'check_digit_wrong'
    : 'electronic_address_wrong'
}

/** Null if empty or not one of the options. */
export function oneOfOrNull<const Values extends readonly string[]>(values: Values) {
  return z.enum(values).nullable().catch(null).default(null)
}
