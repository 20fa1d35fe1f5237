import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { asciiEmail } from '~/domain/email-address'
import type { Message } from './message'

/** A mail that only shows that mails arrive. */
export async function testMessage(input: Record<'to' | 'from' | 'text', string>): Promise<Message> {
  const [to, from] = [asciiEmail(input.to), asciiEmail(input.from)]
  const messageId = `<${randomUUID()}@${from.split('@')[1] ?? 'zahltag.invalid'}>`
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const node = new MailComposer({
    from,
    to,
    subject: 'Zahltag',
    text: input.text,
    messageId,
    headers,
  }).compile()
  return { messageId, envelope: { from, to: [to] }, bytes: await node.build() }
}
