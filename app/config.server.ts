// Longer than other files so that the whole environment is read, and explained, in one place.

import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import { asciiEmail, isEmail } from '~/domain/values/email-address'
import {
  type Fault,
  faultsIn,
  HALF_A_PROVIDER,
  NO_BUCKET_KEY,
  NO_RECIPIENT,
  sameSecret,
  together,
} from '~/settings/config-fault-words'
import { FILE_VARIABLES, withSecretFiles } from '~/settings/secret-files'
import type { BucketSettings } from '~db/backup/storage'
import { OperatorFault } from '~db/operator-fault'

/** Shorter secrets are refused at boot. */
const SECRET_BYTES = 32

/** The id is stored with what the key signed or sealed, so that keys can be rotated. */
export interface NamedKey {
  id: string
  secret: Buffer
}

/** Invalid environment; the message names each variable and its remedy, never a value. */
export class ConfigError extends OperatorFault {
  override name = 'ConfigError'
}

/** The texts are in settings/config-fault-words.ts. */
const says = (fault: Fault) => ({ error: fault })

const EVERY_DIRECTORY = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i
const localHosts = ['localhost', '127.0.0.1', '[::1]']

const secret = z
  .string(says('secretMissing'))
  .refine((text) => !isPlaceholder(text), says('secretPlaceholder'))
  .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, says('secretShort'))

/** One, or while it is changed the new one and the old one, by a comma; one that has a comma of its own stays whole. */
const secretOrTwo = secret.transform((text, context): [string, ...string[]] => {
  const parts = text.split(',').map((part) => part.trim())
  const isList = parts.length === 2 && parts.every((part) => Buffer.byteLength(part) >= SECRET_BYTES)
  if (!isList) return [text]
  const [present = '', former = ''] = parts
  const fault = parts.map((part) => secret.safeParse(part)).find(({ success }) => !success)?.error
  const message = fault?.issues[0]?.message ?? (present === former ? 'secretTwice' : undefined)
  if (message === undefined) return [present, former]
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const keyList = z.string(says('keysMissing')).transform((text, context) => {
  const refuse = (fault: Fault | string) => context.addIssue({ code: 'custom', message: fault })
  const keys: NamedKey[] = []
  for (const part of text.split(',')) {
    const [, id, value] = /^\s*([a-z0-9]{1,8}):(\S+)\s*$/i.exec(part) ?? []
    const checked = value === undefined ? undefined : secret.safeParse(value)
    if (id === undefined || value === undefined) {
      refuse(/^\s*<.*>\s*$/.test(part) ? 'keysPlaceholder' : 'keysForm')
      return z.NEVER
    }
    if (checked && !checked.success) {
      refuse(checked.error.issues[0]?.message ?? 'unusable')
      return z.NEVER
    }
    keys.push({ id, secret: Buffer.from(value) })
  }
  if (new Set(keys.map((key) => key.id)).size < keys.length) refuse('keyTwice')
  return keys as [NamedKey, ...NamedKey[]]
})

const port = z.coerce.number(says('port')).int(says('port')).min(1, says('port')).max(65535, says('port'))

/** Needs no escaping, and has no room for a secret. */
const BUCKET = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i

/** The variables that a backup without secrets needs too. */
const backups = z.object({
  BACKUP_HOURLY: z.enum(['yes', 'no'], says('yesOrNo')).default('yes'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{58,}$/, says('age'))
    .optional(),
  BACKUP_COPY_TO: z
    .string()
    .refine((place) => isAbsolute(place) || BUCKET.test(place), says('copyTo'))
    .optional(),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, says('region'))
    .default('us-east-1'),
})

const environment = z.object({
  ...backups.shape,
  NODE_ENV: z.enum(['production', 'development', 'test'], says('environment')).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  BASE_URL: z.url({ protocol: /^https?$/, ...says('webAddress') }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LINK_KEYS: keyList,
  FIELD_KEYS: keyList,
  WEBHOOK_SECRET: secretOrTwo,
  TRUSTED_PROXY: z.string().min(1).default('loopback'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, ...says('mailServer') }).optional(),
  MAIL_FROM: z.string().refine(isEmail, says('email')).transform(asciiEmail).optional(),
  MAIL_DOMAINS: z
    .string()
    .regex(/^[\w.-]+\.[a-z]{2,}(?:\s*,\s*[\w.-]+\.[a-z]{2,})*$/i, says('domains'))
    .transform((text) => text.toLowerCase().split(/\s*,\s*/))
    .default([]),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })], says('contact')).optional(),
  FOUNDERS: z
    .string()
    .transform((text) => text.toLowerCase().split(/\s*,\s*/))
    .default([]),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, ...says('webAddress') })
    .refine((text) => text.startsWith('https:') || localHosts.includes(new URL(text).hostname), says('https'))
    .refine((text) => !EVERY_DIRECTORY.test(text), says('oneDirectory'))
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLE_CLAIM: z.string().min(1).optional(),
  OIDC_TRUST_EMAIL: z.enum(['yes', 'no'], says('yesOrNo')).default('no'),
  EVENTS_TO_PRIVATE: z.enum(['yes', 'no'], says('yesOrNo')).default('no'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  PING_URL: z.url({ protocol: /^https?$/, ...says('webAddress') }).optional(),
  SERVE: z.enum(['own', 'remix'], says('serve')).default('own'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], says('logLevel')).default('info'),
})

export interface ProviderSettings {
  issuer: URL
  clientId: string
  clientSecret: string
  roleClaim: string | undefined
  /** Trusts every address, for a provider without `email_verified`. */
  trustsEmail: boolean
}

export const VARIABLES: readonly string[] = [...Object.keys(environment.shape), ...FILE_VARIABLES]

export interface BackupSettings {
  isHourly: boolean
  /** The public key that backups are encrypted with. */
  recipient: string | undefined
  copyTo: string | BucketSettings | undefined
}

export interface Config {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  /** Public address of the service; no trailing slash. */
  baseUrl: string
  /** `__Host-` cookies need https, or a browser that treats localhost as such. */
  isLocal: boolean
  dataDir: string
  linkKeys: [NamedKey, ...NamedKey[]]
  fieldKeys: [NamedKey, ...NamedKey[]]
  /** The present one first; while it is changed, the former one as well. */
  webhookSecrets: readonly [string, ...string[]]
  trustedProxy: string
  smtpUrl: string | undefined
  /** Envelope sender, and From of password mails; unset: each firm's own address. */
  mailFrom: string | undefined
  /** Domains that every firm may send from without confirmation. */
  mailDomains: string[]
  securityContact: string | undefined
  /** Addresses of further owners who may create firms; `*` for all owners. */
  founders: string[]
  provider: ProviderSettings | undefined
  backups: BackupSettings
  /** Whether firms may have events sent to this machine, private networks and without TLS. */
  sendsToPrivate: boolean
  /** Host of the Prometheus endpoint; loopback by default. */
  metricsHost: string
  metricsPort: number | undefined
  /** Fetched every hour while all is well. */
  pingUrl: string | undefined
  /** Whether Remix's own request handler makes every answer (decision 150). */
  isServedByRemix: boolean
  logLevel: string
}

/**
 * Reads the environment.
 * @throws ConfigError naming each variable that is missing, malformed, a placeholder, short, or equal to another.
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const values = parse(environment, variables)
  const baseUrl = new URL(values.BASE_URL ?? `http://localhost:${values.PORT}`)
  const isLocal = localHosts.includes(baseUrl.hostname)
  if (values.NODE_ENV === 'production' && baseUrl.protocol !== 'https:' && !isLocal) {
    throw new ConfigError(faultsIn([{ path: ['BASE_URL'], message: 'https' satisfies Fault }]))
  }
  refuseEqualSecrets(values)
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    baseUrl: baseUrl.href.replace(/\/+$/, ''),
    isLocal: isLocal && baseUrl.protocol === 'http:',
    dataDir: resolve(values.DATA_DIR),
    linkKeys: values.LINK_KEYS,
    fieldKeys: values.FIELD_KEYS,
    webhookSecrets: values.WEBHOOK_SECRET,
    trustedProxy: values.TRUSTED_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailDomains: values.MAIL_DOMAINS,
    securityContact: values.SECURITY_CONTACT,
    founders: values.FOUNDERS,
    provider: readProvider(values),
    backups: asBackupSettings(values),
    sendsToPrivate: values.EVENTS_TO_PRIVATE === 'yes',
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    pingUrl: values.PING_URL,
    isServedByRemix: values.SERVE === 'remix',
    logLevel: values.LOG_LEVEL,
  }
}

/** Settings for `npm run backup`, which also works without secrets. @throws ConfigError */
export function readBackupSettings(variables: NodeJS.ProcessEnv = process.env): BackupSettings {
  return asBackupSettings(parse(backups, variables))
}

function parse<Shape extends z.ZodType>(schema: Shape, variables: NodeJS.ProcessEnv): z.infer<Shape> {
  const { variables: whole, faults } = withSecretFiles(variables)
  if (faults.length > 0) throw new ConfigError(together(faults))
  const filled = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  if (parsed.success) return parsed.data
  throw new ConfigError(faultsIn(parsed.error.issues))
}

function asBackupSettings(values: z.infer<typeof backups>): BackupSettings {
  const { BACKUP_HOURLY: hourly, BACKUP_RECIPIENT: recipient, BACKUP_COPY_TO: place } = values
  const copyTo = place === undefined || isAbsolute(place) ? place : asBucketSettings(place, values)
  return { isHourly: hourly === 'yes', recipient, copyTo }
}

/** A bucket belongs to a third party, so its content has to be encrypted. */
function asBucketSettings(address: string, values: z.infer<typeof backups>): BucketSettings {
  const { BACKUP_RECIPIENT: recipient, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = values
  if (recipient === undefined) throw new ConfigError(NO_RECIPIENT)
  if (keyId === undefined || secret === undefined) throw new ConfigError(NO_BUCKET_KEY)
  return { address, region: values.BACKUP_S3_REGION, keyId, secret }
}

function readProvider(values: z.infer<typeof environment>): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (!issuer && !clientId && !clientSecret) return undefined
  if (!issuer || !clientId || !clientSecret) throw new ConfigError(HALF_A_PROVIDER)
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    roleClaim: values.OIDC_ROLE_CLAIM,
    trustsEmail: values.OIDC_TRUST_EMAIL === 'yes',
  }
}

function refuseEqualSecrets(values: z.infer<typeof environment>): void {
  const owners = new Map<string, string>()
  const secrets: [string, string][] = [
    ...values.LINK_KEYS.map((key): [string, string] => ['LINK_KEYS', key.secret.toString()]),
    ...values.FIELD_KEYS.map((key): [string, string] => ['FIELD_KEYS', key.secret.toString()]),
    ...values.WEBHOOK_SECRET.map((value): [string, string] => ['WEBHOOK_SECRET', value]),
  ]
  for (const [name, value] of secrets) {
    const owner = owners.get(value)
    if (owner !== undefined) throw new ConfigError(sameSecret(name, owner))
    owners.set(value, name)
  }
}

/** A placeholder from examples and tutorials, or a single character repeated. */
function isPlaceholder(text: string): boolean {
  return /change.?me|secret|example|placeholder|password|<|>/i.test(text) || new Set(text).size < 8
}

let current: Config | undefined

export function config(): Config {
  current ??= readConfig()
  return current
}
