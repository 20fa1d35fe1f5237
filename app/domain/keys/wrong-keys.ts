import type { Language } from '~db/schema'
import type { KeyKind } from './check-value'

const VARIABLE = { link: 'LINK_KEYS', field: 'FIELD_KEYS' } as const
const UNCHANGED = {
  de: 'Geändert wurde nichts. Mehr dazu steht in der README unter „Keys“.',
  en: 'Nothing was changed. README, "Keys", says more.',
}

export type KeyFault = Record<Language, string>

/** The secrets do not match the data; told to the operator in both languages. */
export class WrongKeys extends Error {
  override name = 'WrongKeys'

  constructor(readonly faults: readonly KeyFault[]) {
    super(written(faults, 'en'))
  }

  in(language: Language): string {
    return written(this.faults, language)
  }
}

function written(faults: readonly KeyFault[], language: Language): string {
  return [...faults, UNCHANGED].map((words) => words[language]).join('\n')
}

export function differentSecret(kind: KeyKind, keyId: string): KeyFault {
  if (kind === 'fingerprint') return otherFingerprintKey(keyId)
  return {
    de: `${VARIABLE[kind]}: Das Geheimnis von „${keyId}“ ist nicht das, mit dem diese Datenbank benutzt wurde. Setzen Sie das alte wieder ein und geben Sie einem neuen Geheimnis einen eigenen Namen davor: neu:…,${keyId}:…`,
    en: `${VARIABLE[kind]}: the secret of "${keyId}" is not the one that this database was used with. Put the old one back, and give a new secret a name of its own in front of it: new:…,${keyId}:…`,
  }
}

export function missingKey(kind: 'link' | 'field', keyId: string): KeyFault {
  const use = {
    link: { de: 'gültige Links unterschrieben sind', en: 'live links were signed' },
    field: { de: 'gespeicherte Werte verschlüsselt sind', en: 'stored values were sealed' },
  }[kind]
  return {
    de: `In ${VARIABLE[kind]} fehlt der Schlüssel „${keyId}“, mit dem ${use.de}. Setzen Sie ihn hinter dem neuesten wieder ein: neu:…,${keyId}:…`,
    en: `${VARIABLE[kind]} has no key "${keyId}", with which ${use.en}. Put it back behind the newest: new:…,${keyId}:…`,
  }
}

export function otherFingerprintKey(keyId: string): KeyFault {
  return {
    de: `FIELD_KEYS muss mit dem Schlüssel „${keyId}“ und seinem alten Geheimnis enden: Er macht die Fingerabdrücke, an denen eine IBAN wiedererkannt wird.`,
    en: `FIELD_KEYS must end with the key "${keyId}" and its old secret: it makes the fingerprints by which an IBAN is found again.`,
  }
}
