import { createHmac, hkdfSync } from 'node:crypto'

/** A secret, with the name stored beside what it signed or sealed. */
export interface NamedSecret {
  id: string
  secret: Buffer
}

/** Secrets by purpose. The last field key also makes the fingerprints of IBANs. */
export interface Keys {
  linkKeys: readonly [NamedSecret, ...NamedSecret[]]
  fieldKeys: readonly [NamedSecret, ...NamedSecret[]]
}

export type KeyKind = 'link' | 'field' | 'fingerprint'

/** Identifies a secret without revealing it. */
export interface KeyCheck {
  kind: KeyKind
  keyId: string
  value: string
}

export function checksOf({ linkKeys, fieldKeys }: Keys): KeyCheck[] {
  const oldest = fieldKeys.at(-1) ?? fieldKeys[0]
  return [
    ...linkKeys.map((key) => checkOf('link', key)),
    ...fieldKeys.map((key) => checkOf('field', key)),
    checkOf('fingerprint', oldest),
  ]
}

function checkOf(kind: KeyKind, { id, secret }: NamedSecret): KeyCheck {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `zahltag key check ${kind}`, 32))
  return { kind, keyId: id, value: createHmac('sha256', key).update('zahltag').digest('base64url') }
}
