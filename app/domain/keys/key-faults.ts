import type { KeyCheck, Keys } from './check-value'
import { differentSecret, type KeyFault, missingKey, otherFingerprintKey } from './wrong-keys'

export function faultsOf(known: readonly KeyCheck[], checks: readonly KeyCheck[]): KeyFault[] {
  return checks.flatMap((check) => {
    const before = known.find((one) => isSame(one, check))
    if (before && before.value !== check.value) return [differentSecret(check.kind, check.keyId)]
    const [fingerprint] = idsOf(known, 'fingerprint')
    const isOther = check.kind === 'fingerprint' && fingerprint !== undefined && fingerprint !== check.keyId
    return isOther ? [otherFingerprintKey(fingerprint)] : []
  })
}

export function missingKeys(
  kind: 'link' | 'field',
  used: readonly string[],
  keys: Keys['linkKeys'] | Keys['fieldKeys'],
): KeyFault[] {
  return used.filter((id) => !keys.some((key) => key.id === id)).map((id) => missingKey(kind, id))
}

export function idsOf(checks: readonly KeyCheck[], kind: KeyCheck['kind']): string[] {
  return checks.filter((check) => check.kind === kind).map(({ keyId }) => keyId)
}

export function isSame(one: KeyCheck, other: KeyCheck): boolean {
  return one.kind === other.kind && one.keyId === other.keyId
}
