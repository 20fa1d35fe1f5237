import { randomUUID } from 'node:crypto'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { AccountConflict } from '../conflict'

/** `passwordHash` is null if an identity provider signs the user in. */
export interface User {
  id: string
  email: string
  name: string
  passwordHash: string | null
  isActive: boolean
}

export interface NewUser {
  id?: string
  email: string
  name: string
  passwordHash: string | null
}

/**
 * Creates a user; addresses ignore case. With a password the address counts as proven, since only the operator can have
 * chosen it; invited users prove it later. @throws Conflict `email_taken`
 */
export function createUser(house: House, moment: { at: Instant }, input: NewUser): Promise<{ id: string }> {
  return writing(house, ALL_TENANTS, (trx) => createUserIn(trx, moment, input))
}

export async function createUserIn(
  trx: Trx,
  { at }: { at: Instant },
  input: NewUser,
): Promise<{ id: string }> {
  const id = input.id ?? randomUUID()
  if (await findUserByEmail(trx, input.email)) throw new AccountConflict('email_taken')
  await trx
    .insertInto('users')
    .values({
      id,
      email: asAddress(input.email),
      name: input.name,
      password_hash: input.passwordHash,
      created_at: at,
      email_proven_at: input.passwordHash === null ? null : at,
    })
    .execute()
  return { id }
}

export async function findUserByEmail(executor: Executor, email: string): Promise<User | undefined> {
  const row = await executor
    .selectFrom('users')
    .selectAll()
    .where('email', '=', asAddress(email))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    isActive: row.is_active === 1,
  }
}

/** Null without a password. */
export async function passwordHashOf(executor: Executor, userId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

export async function emailOf(executor: Executor, userId: string): Promise<string> {
  const { email } = await executor
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}

/** Words anyone knows about a user, which make a bad password. */
export async function personalWords(
  executor: Executor,
  { userId, tenantId }: { userId: string; tenantId: string },
): Promise<string[]> {
  const row = await executor
    .selectFrom('users')
    .innerJoin('tenants', (join) => join.on('tenants.id', '=', tenantId))
    .select(['users.email', 'users.name', 'tenants.name as tenantName'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ? [row.email, row.name, row.tenantName] : []
}

function asAddress(email: string): string {
  return email.trim().toLowerCase()
}
