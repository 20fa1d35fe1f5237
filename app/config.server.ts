// Longer than other files so that the whole environment is read, and explained, in one place.

import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import type { BucketSettings } from '~db/backup/storage'

/** Secrets shorter than this are refused at boot. */
const SECRET_BYTES = 32
const HOW_TO_MAKE_ONE = `node -p "crypto.randomBytes(${SECRET_BYTES}).toString('base64url')"`

/** A key with its name: the name is written beside what it signed or sealed, so that keys can change. */
export interface NamedKey {
  id: string
  secret: Buffer
}

/** Thrown for a wrong environment; the message names every variable at fault and the remedy, never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const EVERY_DIRECTORY = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i
const localHosts = ['localhost', '127.0.0.1', '[::1]']

const secret = z
  .string({ error: `is missing. Make one with: ${HOW_TO_MAKE_ONE}` })
  .refine((text) => !isPlaceholder(text), { error: `is a placeholder. Make one with: ${HOW_TO_MAKE_ONE}` })
  .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, {
    error: `is shorter than ${SECRET_BYTES} bytes. Make one with: ${HOW_TO_MAKE_ONE}`,
  })

const keyList = z
  .string({
    error: `is missing. Make one with: node -p "'k1:' + crypto.randomBytes(32).toString('base64url')"`,
  })
  .transform((text, context) => {
    const keys: NamedKey[] = []
    for (const part of text.split(',')) {
      const [, id, value] = /^\s*([a-z0-9]{1,8}):(\S+)\s*$/i.exec(part) ?? []
      const checked = value === undefined ? undefined : secret.safeParse(value)
      if (id === undefined || value === undefined) {
        context.addIssue({ code: 'custom', message: 'is not of the form "k2:secret,k1:secret"' })
        return z.NEVER
      }
      if (checked && !checked.success) {
        context.addIssue({ code: 'custom', message: checked.error.issues[0]?.message ?? 'is not usable' })
        return z.NEVER
      }
      keys.push({ id, secret: Buffer.from(value) })
    }
    if (new Set(keys.map((key) => key.id)).size < keys.length) {
      context.addIssue({ code: 'custom', message: 'names a key twice' })
    }
    return keys as [NamedKey, ...NamedKey[]]
  })

/** In it nothing has to be escaped, and no secret can stand. */
const BUCKET = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i

/** How backups are made: what a backup without secrets needs to know too. */
const backups = z.object({
  BACKUP_HOURLY: z.enum(['yes', 'no'], { error: 'is neither yes nor no' }).default('yes'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{58,}$/, { error: 'is not the public key of age (age1…)' })
    .optional(),
  BACKUP_COPY_TO: z
    .string()
    .refine((place) => isAbsolute(place) || BUCKET.test(place), {
      error:
        'is neither the whole path of a folder nor a bucket (https://host/bucket or https://host/bucket/folder)',
    })
    .optional(),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, { error: 'is not the name of a region, such as eu-central-1' })
    .default('us-east-1'),
})

const environment = z.object({
  ...backups.shape,
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  BASE_URL: z.url({ protocol: /^https?$/, error: 'is not a web address' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LINK_KEYS: keyList,
  FIELD_KEYS: keyList,
  WEBHOOK_SECRET: secret,
  TRUSTED_PROXY: z.string().min(1).default('loopback'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email({ error: 'is not an e-mail address' }).optional(),
  MAIL_DOMAINS: z
    .string()
    .regex(/^[\w.-]+\.[a-z]{2,}(?:\s*,\s*[\w.-]+\.[a-z]{2,})*$/i, { error: 'is not a list of domains' })
    .transform((text) => text.toLowerCase().split(/\s*,\s*/))
    .default([]),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], {
      error: 'is neither an e-mail nor an https:// address',
    })
    .optional(),
  FOUNDERS: z
    .string()
    .transform((text) => text.toLowerCase().split(/\s*,\s*/))
    .default([]),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'is not a web address' })
    .refine((text) => text.startsWith('https:') || localHosts.includes(new URL(text).hostname), {
      error: 'must start with https:// unless it is localhost',
    })
    .refine((text) => !EVERY_DIRECTORY.test(text), {
      error: 'must name one directory: with this one, everybody with a Microsoft account could come in',
    })
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLE_CLAIM: z.string().min(1).optional(),
  OIDC_TRUST_EMAIL: z.enum(['yes', 'no'], { error: 'is neither yes nor no' }).default('no'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  PING_URL: z.url({ protocol: /^https?$/, error: 'is not a web address' }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** An identity provider that vouches for the office's people. */
export interface ProviderSettings {
  issuer: URL
  clientId: string
  clientSecret: string
  /** The claim that holds the user's role, if there is one. */
  roleClaim: string | undefined
  /** Whether every address counts as checked, for a provider that does not say so. */
  trustsEmail: boolean
}

/** The variables that mean something, by name. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape)

export interface BackupSettings {
  /** Whether the service makes them by itself. */
  isHourly: boolean
  /** The public key that backups are encrypted for. */
  recipient: string | undefined
  /** A folder or a bucket off this machine. */
  copyTo: string | BucketSettings | undefined
}

/** The environment in the product's words. */
export interface Config {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  /** Where people reach the service; no trailing slash. */
  baseUrl: string
  /** `__Host-` cookies need https, or a browser that treats localhost as such. */
  isLocal: boolean
  dataDir: string
  linkKeys: [NamedKey, ...NamedKey[]]
  fieldKeys: [NamedKey, ...NamedKey[]]
  webhookSecret: string
  trustedProxy: string
  smtpUrl: string | undefined
  /** Where bounces go, and whom new passwords are from; each firm's own sender address where there is none. */
  mailFrom: string | undefined
  /** Whose addresses every firm may write from without proof. */
  mailDomains: string[]
  /** The address for reports of a vulnerability. */
  securityContact: string | undefined
  /** The addresses of owners who may found firms beside those of the first firm; `*` is all owners. */
  founders: string[]
  provider: ProviderSettings | undefined
  backups: BackupSettings
  /** The address that numbers for Prometheus are served on: this machine alone, unless told otherwise. */
  metricsHost: string
  metricsPort: number | undefined
  /** What is fetched every hour as long as all is well. */
  pingUrl: string | undefined
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
    throw new ConfigError('BASE_URL must start with https:// unless it is localhost')
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
    webhookSecret: values.WEBHOOK_SECRET,
    trustedProxy: values.TRUSTED_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailDomains: values.MAIL_DOMAINS,
    securityContact: values.SECURITY_CONTACT,
    founders: values.FOUNDERS,
    provider: readProvider(values),
    backups: asBackupSettings(values),
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    pingUrl: values.PING_URL,
    logLevel: values.LOG_LEVEL,
  }
}

/** What `npm run backup` needs, which makes one where secrets are missing too. @throws ConfigError */
export function readBackupSettings(variables: NodeJS.ProcessEnv = process.env): BackupSettings {
  return asBackupSettings(parse(backups, variables))
}

function parse<Shape extends z.ZodType>(schema: Shape, variables: NodeJS.ProcessEnv): z.infer<Shape> {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
  )
}

function asBackupSettings(values: z.infer<typeof backups>): BackupSettings {
  const { BACKUP_HOURLY: hourly, BACKUP_RECIPIENT: recipient, BACKUP_COPY_TO: place } = values
  const copyTo = place === undefined || isAbsolute(place) ? place : asBucketSettings(place, values)
  return { isHourly: hourly === 'yes', recipient, copyTo }
}

/** A bucket is on somebody else's machine, so whatever goes there has to be encrypted. */
function asBucketSettings(address: string, values: z.infer<typeof backups>): BucketSettings {
  const { BACKUP_RECIPIENT: recipient, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = values
  if (recipient === undefined)
    throw new ConfigError('BACKUP_RECIPIENT is missing: nothing goes into a bucket that is not encrypted')
  if (keyId === undefined || secret === undefined)
    throw new ConfigError('BACKUP_S3_KEY_ID and BACKUP_S3_SECRET are missing: without them no bucket opens')
  return { address, region: values.BACKUP_S3_REGION, keyId, secret }
}

function readProvider(values: z.infer<typeof environment>): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (!issuer && !clientId && !clientSecret) return undefined
  if (!issuer || !clientId || !clientSecret)
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all')
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
    ['WEBHOOK_SECRET', values.WEBHOOK_SECRET],
  ]
  for (const [name, value] of secrets) {
    const owner = owners.get(value)
    if (owner !== undefined) {
      throw new ConfigError(
        `${name} holds the same secret as ${owner}. Make another with: ${HOW_TO_MAKE_ONE}`,
      )
    }
    owners.set(value, name)
  }
}

/** A placeholder from examples and tutorials, or one character repeated. */
function isPlaceholder(text: string): boolean {
  return /change.?me|secret|example|placeholder|password|<|>/i.test(text) || new Set(text).size < 8
}

let current: Config | undefined

/** The configuration of this process; read from the environment at the first call. */
export function config(): Config {
  current ??= readConfig()
  return current
}
