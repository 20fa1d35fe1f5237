import type { KeyKind } from './check-value'

const VARIABLE = { link: 'LINK_KEYS', field: 'FIELD_KEYS' } as const

/** The secrets are not those that the data was made with. The message is for the operator. */
export class WrongKeys extends Error {
  override name = 'WrongKeys'

  constructor(readonly faults: readonly string[]) {
    super([...faults, 'Nothing was changed. README, "Keys", says more.'].join('\n'))
  }
}

export function differentSecret(kind: KeyKind, keyId: string): string {
  if (kind === 'fingerprint') return otherFingerprintKey(keyId)
  return `${VARIABLE[kind]}: the secret of "${keyId}" is not the one that this database was used with. Put the old one back, and give a new secret a name of its own in front of it: new:…,${keyId}:…`
}

export function missingKey(kind: 'link' | 'field', keyId: string): string {
  const use = kind === 'link' ? 'live links were signed' : 'stored values were sealed'
  return `${VARIABLE[kind]} has no key "${keyId}", with which ${use}. Put it back behind the newest: new:…,${keyId}:…`
}

export function otherFingerprintKey(keyId: string): string {
  return `FIELD_KEYS must end with the key "${keyId}" and its old secret: it makes the fingerprints by which an IBAN is found again.`
}
