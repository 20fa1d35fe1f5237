import { randomUUID } from 'node:crypto'
import { makeApiKey } from '~/domain/api-keys/keys.server'
import type { ApiScope } from '~/domain/api-keys/scopes'
import type { Scope } from '~/domain/kernel/scope'
import { makeTenant } from '../../factories/tenants'
import { ask, ORIGIN } from '../../support/app'
import { house } from '../../support/house'
import { assertDescribed } from '../contract/described'

export interface Caller {
  scope: Scope
  key: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
}

/** A program with a key of a firm of its own, or of the firm given. Each answer is held against the contract. */
export async function makeCaller(scopes: readonly ApiScope[], firm?: Scope): Promise<Caller> {
  const scope = firm ?? (await makeTenant(house))
  const key =
    (await makeApiKey(house, scope, {
      name: 'Webshop',
      scopes,
      expiresOn: null,
      formKey: randomUUID(),
    })) ?? ''
  const own = { Authorization: `Bearer ${key}`, 'x-client-ip': randomUUID() }
  return {
    scope,
    key,
    get: (path, headers = {}) => call(path, { headers: { ...own, ...headers } }),
    send: (method, path, body, headers = {}) =>
      call(path, {
        method,
        headers: { ...own, 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

async function call(path: string, init: RequestInit): Promise<Response> {
  const answer = await ask(`/api/v1/${path}`, init)
  if (answer.status !== 304)
    await assertDescribed(init.method ?? 'GET', new URL(`/api/v1/${path}`, ORIGIN), answer.clone())
  return answer
}
