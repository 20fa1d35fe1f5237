import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { asciiEmail } from '~/domain/values/email-address'
import type { Message } from './message'

/** A mail of a command, past the outbox: without button, signature or firm. */
export async function plainMessage(
  input: Record<'to' | 'from' | 'subject' | 'text', string>,
): Promise<Message> {
  const { subject, text } = input
  const [to, from] = [asciiEmail(input.to), asciiEmail(input.from)]
  const messageId = `<${randomUUID()}@${from.split('@')[1] ?? 'zahltag.invalid'}>`
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const node = new MailComposer({ from, to, subject, text, messageId, headers }).compile()
  return { messageId, envelope: { from, to: [to] }, bytes: await node.build() }
}
