import MailComposer from 'nodemailer/lib/mail-composer'
import { Unsendable } from '~/channels/worker'
import type { RenderedFile } from '~/domain/documents/render'
import type { Letter } from '~/domain/outbox/letter'
import { asciiEmail } from '~/domain/values/email-address'
import { LOGO_CID } from './brand-head'
import type { CalendarAttachment } from './calendar'
import { oneLine } from './fill'

const ADDRESS = /^[^\s@<>(),;:"\p{Cc}]+@[^\s@<>(),;:"\p{Cc}]+$/u

export class UnsendableMail extends Unsendable<
  | 'recipient_invalid'
  | 'recipient_removed'
  | 'recipient_replaced'
  | 'recipient_unchecked'
  | 'reason_settled'
  | 'reason_changed'
  | 'reason_outdated'
  | 'sender_invalid'
  | 'sender_unproven'
  | 'link_ended'
> {}

export interface Message {
  messageId: string
  envelope: { from: string; to: string[] }
  bytes: Buffer
}

interface MessageInput {
  letter: Letter
  composed: {
    subject: string
    text: string
    html: string
    calendar?: CalendarAttachment | null
    enclosed?: readonly Pick<RenderedFile, 'bytes' | 'fileName' | 'mediaType'>[] | undefined
  }
  date: Date
  /** The bounce address, if not the sender. */
  bounceTo?: string | undefined
  isDraft?: boolean
}

/** Stable across attempts, so that mail programs can recognise duplicates. */
function messageIdOf({ id, sender }: Pick<Letter, 'id' | 'sender'>): string {
  return `<${id}@${asciiEmail(sender.address).split('@')[1] ?? 'zahltag.invalid'}>`
}

/** The bytes of a message (RFC 5322). @throws UnsendableMail */
export async function buildMessage(input: MessageInput): Promise<Message> {
  const { letter, composed, date, bounceTo, isDraft } = input
  const { sender, language } = letter
  const recipient = asciiEmail(letter.recipient)
  if (!ADDRESS.test(recipient)) throw new UnsendableMail('recipient_invalid')
  const from = asciiEmail(sender.address)
  if (!ADDRESS.test(from)) throw new UnsendableMail('sender_invalid')
  const replyTo = asciiEmail(letter.replyTo && ADDRESS.test(letter.replyTo) ? letter.replyTo : sender.replyTo)
  const messageId = messageIdOf(letter)
  const node = new MailComposer({
    from: { name: oneLine(sender.name), address: from },
    to: { name: '', address: recipient },
    ...(ADDRESS.test(replyTo) && replyTo !== from && { replyTo: { name: '', address: replyTo } }),
    subject: composed.subject,
    text: composed.text,
    html: composed.html,
    date,
    messageId,
    ...threadOf(letter),
    headers: {
      // RFC 3834: asks for no automatic reply. Exchange reads the second header.
      ...(letter.kind !== 'reply' && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
      }),
      'Content-Language': language,
      ...(isDraft && { 'X-Unsent': '1' }),
    },
    attachments: attachmentsOf(input),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = node.getEnvelope()
  return {
    messageId,
    envelope: { from: bounceTo ?? (envelope.from || from), to: envelope.to },
    bytes: await node.build(),
  }
}

/** Mail programs group mails that reference the same message, even one they never received. */
function threadOf(letter: Letter) {
  if (letter.kind !== 'reply') return {}
  const thread = messageIdOf({ id: letter.data.taskId, sender: letter.sender })
  return { inReplyTo: thread, references: thread }
}

function attachmentsOf({ letter: { brand }, composed: { calendar, enclosed = [] } }: MessageInput) {
  const logo = brand.logo && {
    cid: LOGO_CID,
    filename: `logo.${brand.logo.mediaType === 'image/png' ? 'png' : 'jpg'}`,
    content: Buffer.from(brand.logo.bytes),
    contentType: brand.logo.mediaType,
    contentDisposition: 'inline' as const,
  }
  const day = calendar && {
    filename: calendar.fileName,
    content: calendar.text,
    contentType: 'text/calendar; charset=utf-8',
  }
  const documents = enclosed.map(({ fileName, bytes, mediaType }) => ({
    filename: fileName,
    content: Buffer.from(bytes),
    contentType: mediaType,
  }))
  return [logo, ...documents, day].filter((one) => one !== null && one !== undefined)
}
