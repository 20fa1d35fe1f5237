/** Whom an identity provider vouches for. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  /** Only where the provider has checked that the address is theirs. */
  provenEmail: string | undefined
  /** What the configured claim says: a role, or `<tenant id>:<role>`. */
  roles: string[]
}

/** Nobody has invited the person, or they were shut out; which one it is, they are not told. */
export class NotInvited extends Error {
  override name = 'NotInvited'
}
