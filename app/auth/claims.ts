import * as z from 'zod'
import type { ProvenIdentity } from '~/domain/users/identities/proven-identity'
import { isEmail } from '~/domain/values/email-address'

interface Reading {
  roleClaim: string | undefined
  trustsEmail: boolean
}

type Claims = Record<string, unknown>

const identity = z.object({ iss: z.string().min(1), sub: z.string().min(1) })
const address = z.object({
  email: z.string().refine(isEmail).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})
const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]).catch([])

/** Whether claims are missing from the ID token that the userinfo endpoint may have. */
export function lacksClaims(claims: Claims, reading: Reading | undefined): boolean {
  const wanted = ['email', ...(reading?.trustsEmail ? [] : ['email_verified'])]
  if (reading?.roleClaim !== undefined) wanted.push(reading.roleClaim)
  return wanted.some((name) => claims[name] === undefined)
}

/** Merges in the userinfo claims. The identity comes from the signed token alone. */
export function identityOf(claims: Claims, more: Claims, reading: Reading | undefined): ProvenIdentity {
  const { iss, sub } = identity.parse(claims)
  const isTrusted = reading?.trustsEmail === true
  const role = reading?.roleClaim
  return {
    issuer: iss,
    subject: sub,
    provenEmail: provenEmail(claims, isTrusted) ?? provenEmail(more, isTrusted),
    roles: role === undefined ? [] : texts.parse(claims[role] ?? more[role]),
  }
}

/** An address counts only with `email_verified` from the same source. */
function provenEmail(claims: Claims, isTrusted: boolean): string | undefined {
  const { email, email_verified: isVerified } = address.parse(claims)
  return isTrusted || isVerified === true ? email : undefined
}
