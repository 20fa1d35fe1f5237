import { redirect } from '@remix-run/node'
import { now } from '~/clock.server'
import { db } from '~/db.server'
import { startSession } from '~/domain/users/sessions.server'
import { newSessionToken } from './session.server'

/** Starts a session under a new token and goes on to a page of ours. */
export async function beginSession(
  request: Request,
  person: { userId: string; tenantId: string },
  path: string,
): Promise<Response> {
  const { tokenHash, setCookie } = await newSessionToken()
  const userAgent = request.headers.get('user-agent')
  await startSession(db, { ...person, tokenHash, userAgent, at: now().toISOString() })
  return redirect(path, { status: 303, headers: { 'Set-Cookie': setCookie } })
}
