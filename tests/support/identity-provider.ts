import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from 'oidc-provider'

export interface KnownPerson {
  email: string
  isVerified?: boolean
  role?: string
}

/** A real OpenID provider on a port of its own. */
export interface IdentityProvider {
  issuer: string
  environment: Record<string, string>
  people: Map<string, KnownPerson>
  /** Registers the product, whose address is only known once it runs. */
  register(baseUrl: string): void
  stop(): Promise<void>
}

const CLIENT_ID = 'zahltag'
const CLIENT_SECRET = 'client-0123456789abcdefghijklmnopqrstuvwxyz'

/** Starts the provider; any password is accepted. It does not answer until a product is registered. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  hush()
  const { default: OpenIdProvider } = await import('oidc-provider')
  let handle: RequestListener = () => undefined
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const people = new Map<string, KnownPerson>()
  return {
    issuer,
    people,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_ROLE_CLAIM: 'zahltag_role',
    },
    register(baseUrl) {
      handle = new OpenIdProvider(issuer, settingsFor(baseUrl, people)).callback()
    },
    stop: () => end(server),
  }
}

function settingsFor(baseUrl: string, people: Map<string, KnownPerson>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${baseUrl}/anmelden/oidc/antwort`],
        post_logout_redirect_uris: [`${baseUrl}/anmelden`],
      },
    ],
    cookies: { keys: ['cookie-0123456789abcdefghijklmnopqrstuvwxyz'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['zahltag_role'] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => {
        const person = people.get(accountId)
        return {
          sub: accountId,
          email: person?.email,
          email_verified: person?.isVerified ?? true,
          zahltag_role: person?.role,
        }
      },
    }),
  }
}

/** Silences its warnings about default settings, which are for production. */
function hush(): void {
  for (const name of ['info', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: the provider has no other way to be told.
    const print = console[name]
    console[name] = (...words: unknown[]) => {
      if (!String(words[0]).startsWith('oidc-provider ')) print(...words)
    }
  }
}

function end(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
