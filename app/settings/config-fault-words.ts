import type { Language } from '~db/schema'

export type Words = Record<Language, string>

const MAKE_SECRET = `node -p "crypto.randomBytes(32).toString('base64url')"`
const MAKE_KEY = `node -p "'k1:' + crypto.randomBytes(32).toString('base64url')"`

/** Faults of a variable; its name goes in front. */
export const FAULTS = {
  secretMissing: {
    de: `fehlt. So entsteht ein Wert: ${MAKE_SECRET}`,
    en: `is missing. Make one with: ${MAKE_SECRET}`,
  },
  secretPlaceholder: {
    de: `ist ein Platzhalter. So entsteht ein Wert: ${MAKE_SECRET}`,
    en: `is a placeholder. Make one with: ${MAKE_SECRET}`,
  },
  secretShort: {
    de: `ist kürzer als 32 Bytes. So entsteht ein Wert: ${MAKE_SECRET}`,
    en: `is shorter than 32 bytes. Make one with: ${MAKE_SECRET}`,
  },
  keysMissing: {
    de: `fehlt. So entsteht ein Wert: ${MAKE_KEY}`,
    en: `is missing. Make one with: ${MAKE_KEY}`,
  },
  keysForm: {
    de: 'hat nicht die Form „k2:Geheimnis,k1:Geheimnis“',
    en: 'is not of the form "k2:secret,k1:secret"',
  },
  keysPlaceholder: {
    de: 'enthält noch <…>: Setzen Sie an diese Stelle die Schlüssel, die bisher dort standen',
    en: 'still has <…> in it: put the keys that stood there before in its place',
  },
  secretTwice: { de: 'nennt dasselbe Geheimnis zweimal', en: 'names the same secret twice' },
  keyTwice: { de: 'nennt einen Schlüssel zweimal', en: 'names a key twice' },
  yesOrNo: { de: 'ist weder yes noch no', en: 'is neither yes nor no' },
  age: {
    de: 'ist kein öffentlicher Schlüssel von age (age1…)',
    en: 'is not the public key of age (age1…)',
  },
  copyTo: {
    de: 'ist weder der ganze Pfad eines Ordners noch ein Bucket (https://host/bucket oder https://host/bucket/ordner)',
    en: 'is neither the whole path of a folder nor a bucket (https://host/bucket or https://host/bucket/folder)',
  },
  region: {
    de: 'ist kein Name einer Region wie eu-central-1',
    en: 'is not the name of a region, such as eu-central-1',
  },
  port: { de: 'ist kein Port von 1 bis 65535', en: 'is not a port from 1 to 65535' },
  environment: {
    de: 'ist weder production noch development noch test',
    en: 'is neither production nor development nor test',
  },
  logLevel: {
    de: 'ist weder debug noch info, warn, error oder silent',
    en: 'is neither debug nor info, warn, error or silent',
  },
  serve: { de: 'ist weder own noch remix', en: 'is neither own nor remix' },
  webAddress: { de: 'ist keine Web-Adresse', en: 'is not a web address' },
  mailServer: {
    de: 'ist keine Adresse, die mit smtp:// oder smtps:// beginnt',
    en: 'is not an smtp:// or smtps:// address',
  },
  email: { de: 'ist keine E-Mail-Adresse', en: 'is not an e-mail address' },
  domains: { de: 'ist keine Liste von Domains', en: 'is not a list of domains' },
  contact: {
    de: 'ist weder eine E-Mail- noch eine https://-Adresse',
    en: 'is neither an e-mail nor an https:// address',
  },
  https: {
    de: 'muss mit https:// beginnen, wenn es nicht localhost ist',
    en: 'must start with https:// unless it is localhost',
  },
  oneDirectory: {
    de: 'muss ein einziges Verzeichnis nennen: mit diesem käme jeder mit einem Microsoft-Konto herein',
    en: 'must name one directory: with this one, everybody with a Microsoft account could come in',
  },
  unusable: { de: 'ist so nicht zu gebrauchen', en: 'cannot be used as it is' },
} satisfies Record<string, Words>

export type Fault = keyof typeof FAULTS

export const NO_RECIPIENT: Words = {
  de: 'BACKUP_RECIPIENT fehlt: In einen Bucket geht nichts, was nicht verschlüsselt ist',
  en: 'BACKUP_RECIPIENT is missing: nothing goes into a bucket that is not encrypted',
}

export const NO_BUCKET_KEY: Words = {
  de: 'BACKUP_S3_KEY_ID und BACKUP_S3_SECRET fehlen: Ohne sie öffnet sich kein Bucket',
  en: 'BACKUP_S3_KEY_ID and BACKUP_S3_SECRET are missing: without them no bucket opens',
}

export const HALF_A_PROVIDER: Words = {
  de: 'OIDC_ISSUER, OIDC_CLIENT_ID und OIDC_CLIENT_SECRET werden zusammen gesetzt oder gar nicht',
  en: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all',
}

export const NO_BUILD: Words = {
  de: 'Es gibt keinen Build. So entsteht er: npm run build',
  en: 'There is no build. Make one with: npm run build',
}

export function sameSecret(name: string, owner: string): Words {
  return {
    de: `${name} enthält dasselbe Geheimnis wie ${owner}. So entsteht ein anderes: ${MAKE_SECRET}`,
    en: `${name} holds the same secret as ${owner}. Make another with: ${MAKE_SECRET}`,
  }
}

/** One line per variable; also for a fault that names none. */
export function faultsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Words {
  const lines = (language: Language) => [
    ...new Set(issues.map(({ path, message }) => `${path.join('.')} ${wordsOf(message)[language]}`)),
  ]
  return { de: lines('de').join('\n'), en: lines('en').join('\n') }
}

export function together(faults: readonly Words[]): Words {
  const lines = (language: Language) => faults.map((fault) => fault[language]).join('\n')
  return { de: lines('de'), en: lines('en') }
}

function wordsOf(fault: string): Words {
  return Object.hasOwn(FAULTS, fault) ? FAULTS[fault as Fault] : FAULTS.unusable
}
