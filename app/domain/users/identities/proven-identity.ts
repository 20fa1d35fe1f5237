/** Whom an identity provider vouches for. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  /** Only where the provider has checked that the address is theirs. */
  provenEmail: string | undefined
  /** What the configured claim says: a role, or `<tenant id>:<role>`. */
  roles: string[]
}

/** The person was not invited, or was shut out; they are not told which. */
export class NotInvited extends Error {
  override name = 'NotInvited'
}
