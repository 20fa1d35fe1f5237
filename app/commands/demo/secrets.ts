import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const SECRET_BYTES = 32
const PASSWORD_BYTES = 9
const SECRETS = 'secrets.env'

/** The demo's environment: random secrets, made once per data directory so that links outlive a restart. */
export function demoEnvironment(dataDir: string): Record<string, string> {
  const port = process.env.PORT ?? '3000'
  const host = process.env.HOST ?? '127.0.0.1'
  return {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: host,
    PORT: port,
    // Its people do not exist, so .env's mail server gets no mail.
    SMTP_URL: process.env.SMTP_URL ?? '',
    // People try a receiver on their own machine first, and nobody else can reach the demo.
    EVENTS_TO_PRIVATE: process.env.EVENTS_TO_PRIVATE ?? (host === '127.0.0.1' ? 'yes' : 'no'),
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
    ...secretsOf(dataDir),
  }
}

/** Whether a folder holds a demo or is empty. Nothing is created or deleted in a firm's. */
export function isForDemo(dataDir: string): boolean {
  return !existsSync(dataDir) || existsSync(join(dataDir, SECRETS)) || readdirSync(dataDir).length === 0
}

function secretsOf(dataDir: string): Record<string, string> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, SECRETS)
  try {
    return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>
  } catch {
    const secrets = {
      LINK_KEYS: `k1:${random(SECRET_BYTES)}`,
      FIELD_KEYS: `k1:${random(SECRET_BYTES)}`,
      WEBHOOK_SECRET: random(SECRET_BYTES),
      DEMO_PASSWORD: random(PASSWORD_BYTES),
    }
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' })
    return secrets
  }
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
