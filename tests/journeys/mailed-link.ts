import { readMail } from '../support/mail'
import type { Hand } from './hand'

/** Where the mail leads that waits for somebody, as its reader finds it. */
export async function mailedLink(
  office: Hand,
  { name, email }: { name: string; email: string },
  path: string,
): Promise<string> {
  await office.open(`/buero/postausgang?empfaenger=${email}`)
  await office.follow(new RegExp(`^${name}`))
  const file = await office.download('Als Datei herunterladen (.eml)')
  const links = readMail(file.toString('utf8')).text.match(/http:\S+/g) ?? []
  const link = links.find((one) => new URL(one).pathname.startsWith(path))
  if (link === undefined) throw new Error(`No mail to ${email} leads to ${path}`)
  return link
}

export function expectPdf(file: Buffer): void {
  if (file.subarray(0, 5).toString() !== '%PDF-') throw new Error('That is no PDF')
}
