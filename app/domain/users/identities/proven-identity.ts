export interface ProvenIdentity {
  issuer: string
  subject: string
  /** Only if the provider has verified the address. */
  provenEmail: string | undefined
  /** From the configured claim: a role, or `<tenant id>:<role>`. */
  roles: string[]
}

/** Not invited, or disabled; the user is not told which. */
export class NotInvited extends Error {
  override name = 'NotInvited'
}
