import { randomUUID } from 'node:crypto'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { AccountConflict } from '../conflict'

/** A person who may sign in. `passwordHash` is null where another service signs them in. */
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
 * Creates a person; the address counts without regard to case. It counts as proven where a password comes with it,
 * which only the operator can have chosen; an invited one is proven later.
 * @throws Conflict `email_taken`
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

/** The password of a person as it is kept; null where there is none. */
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

/** What anybody knows of a person: words that make a bad password. */
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
